import type { Decision } from "../../../shared/content/mine-level/decisions.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { useControls, useLinkTo } from "./controls.ts";
import styles from "./fleet-side.module.css";

interface DecisionListProps {
  decisions: readonly Decision[];
  /** The latest one. */
  current: Decision | undefined;
}

/** Every decision of the excerpt, as a link to its moment and vehicle: the latest first, then those still to come. */
export function DecisionList({ decisions, current }: DecisionListProps) {
  const { choice } = useControls();
  const past = decisions.filter(({ time }) => time <= choice.at).toReversed();
  const later = decisions.filter(({ time }) => time > choice.at);
  return (
    <section className={styles.decisions} aria-label="Events">
      <h3>
        Events{" "}
        <span>
          latest first: {past.length} of {decisions.length} in six minutes
        </span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className={styles.list} tabIndex={0}>
        <Decisions of={past} current={current} />
        {later.length > 0 && <h4 className={styles.later}>Later</h4>}
        <Decisions of={later} />
      </div>
    </section>
  );
}

function Decisions({ of, current }: { of: readonly Decision[]; current?: Decision | undefined }) {
  const linkTo = useLinkTo();
  return (
    <ol>
      {of.map((decision) => (
        <li key={`${decision.time} ${decision.vehicle}`}>
          <a
            {...linkTo({ at: decision.time, vehicle: decision.vehicle })}
            aria-current={decision === current || undefined}
          >
            <time>{clockText(decision.time)}</time> {decision.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
