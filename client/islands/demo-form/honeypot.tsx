import text from "../../styles/text.module.css";

export const HONEYPOT_ID = "demo-website";

/** A field that visitors cannot see or reach. If a request fills it in, a program has sent it. */
export function Honeypot() {
  return (
    <div className={text.hidden} aria-hidden="true">
      <label htmlFor={HONEYPOT_ID}>Website</label>
      <input id={HONEYPOT_ID} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
