// The tokens come first: their sheet states the order of the cascade's layers.
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./print.css";
