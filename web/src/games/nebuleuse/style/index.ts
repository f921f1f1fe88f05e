/* The style sheets of Nébuleuse Rouge, in cascade order. */
import "./colours.css";
import "./board.css";
import "./panels.css";
import "./layout.css";
