/* The style sheets of Andromeda's Edge, in cascade order. */
import "./colours.css";
import "./board.css";
import "./panels.css";
import "./layout.css";
