// The server's entry imports this first: the order of the cascade's layers is decided by who comes first.
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./print.css";
