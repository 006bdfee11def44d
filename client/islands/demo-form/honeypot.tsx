import text from "../../styles/text.module.css";
import { honeypot } from "./answers.ts";

/**
 * A field that visitors cannot see or reach. If a request fills it in, a program has sent it. Its name and label
 * are none that browsers and password managers fill in.
 */
export function Honeypot() {
  return (
    <div className={text.hidden} aria-hidden="true">
      <label htmlFor={honeypot.id}>Please leave this empty</label>
      <input {...honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
