import { memo } from "react";
import text from "../../styles/text.module.css";

/** A field that no visitor sees or reaches: whoever fills it in is a machine. */
export const Honeypot = memo(function Honeypot() {
  return (
    <div className={text.hidden} aria-hidden="true">
      <label htmlFor="demo-website">Website</label>
      <input id="demo-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
});
