import { useEffect, useRef } from "react";
import type { Decision } from "../../../shared/content/mine-level/decisions.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { useLinkTo } from "./controls.ts";
import styles from "./fleet-side.module.css";

interface DecisionListProps {
  decisions: readonly Decision[];
  /** The latest one. */
  current: Decision | undefined;
}

/** Every decision of the excerpt, as a link to its moment and vehicle. */
export function DecisionList({ decisions, current }: DecisionListProps) {
  const linkTo = useLinkTo();
  const list = useRef<HTMLOListElement>(null);
  const index = current ? decisions.indexOf(current) : 0;
  useEffect(() => {
    const item = list.current?.children[index];
    if (list.current && item instanceof HTMLElement) {
      list.current.scrollTop = item.offsetTop - list.current.clientHeight / 3;
    }
  }, [index]);
  return (
    <section className={styles.decisions} aria-label="Events">
      <h3>
        Events <span>what the drivers did: {decisions.length} in six minutes</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} className={styles.list} tabIndex={0}>
        {decisions.map((decision) => (
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
    </section>
  );
}
