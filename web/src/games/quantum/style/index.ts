/* Quantum's style sheets, in cascade order. */
import "./colours.css";
import "./board.css";
import "./sheet.css";
import "./editor.css";
