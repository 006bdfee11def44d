import {
  toggleDecision,
  type Verdict,
  verdicts,
} from "../../../shared/content/dashboard-choice.ts";
import { useControls, useEntries, useLinkToChange } from "./controls.ts";
import styles from "./decision.module.css";
import { verdictNames } from "./place-row.tsx";

const verdictHints: Record<Verdict, string> = {
  check: "Measure on site",
  plan: "Into the work plan",
  watch: "After the next run",
  dismiss: "Reading kept, alarm off",
};

/** What a person decides about a place: links, so that a decision is in the address and works without script. */
export function Decision({ kilometre }: { kilometre: number }) {
  const { choice } = useControls();
  const linkTo = useLinkToChange();
  const { decisions } = choice;
  const decided = decisions[kilometre];
  const count = Object.keys(decisions).length;
  return (
    <section className={styles.decision} aria-label="Decision">
      <h5>
        Decision <span>Apollo ranks, a person decides.</span>
      </h5>
      <ul className={styles.verdicts}>
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <a
              {...linkTo({ decisions: toggleDecision(decisions, kilometre, verdict) })}
              aria-current={verdict === decided ? "true" : undefined}
            >
              {verdictNames[verdict]}
            </a>
          </li>
        ))}
      </ul>
      <Note kilometre={kilometre} />
      <p className={styles.status} aria-live="polite">
        {decided ? verdictHints[decided] : "Nothing is sent"}
        {count > 0 && `, ${count} decided`}
      </p>
    </section>
  );
}

function Note({ kilometre }: { kilometre: number }) {
  const { send } = useControls();
  const { notes } = useEntries();
  return (
    <textarea
      className={styles.note}
      rows={1}
      maxLength={400}
      aria-label="Note"
      placeholder="Note, kept on this page only"
      autoComplete="off"
      value={notes[kilometre] ?? ""}
      onChange={({ target }) => send({ type: "note.written", at: kilometre, note: target.value })}
    />
  );
}
