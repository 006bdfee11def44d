// The tokens come first, because their sheet declares the order of the cascade layers.
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./print.css";
