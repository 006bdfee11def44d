import text from "../../styles/text.module.css";

export const HONEYPOT_ID = "demo-website";

/** A field that no visitor can see or reach. A request that fills it in comes from a program. */
export function Honeypot() {
  return (
    <div className={text.hidden} aria-hidden="true">
      <label htmlFor={HONEYPOT_ID}>Website</label>
      <input id={HONEYPOT_ID} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}
