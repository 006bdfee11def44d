import { spans } from "../../../shared/content/dashboard-choice.ts";
import { runDates, runDays } from "../../../shared/content/example-line/runs.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { useEarlyInput } from "../use-early-input.ts";
import { useControls, useEntries, useLinkToChange } from "./controls.ts";
import { dayText } from "./format.ts";
import styles from "./traces.module.css";

interface TraceBarProps {
  /** Only the slider of the runs. */
  isBrief: boolean;
  /** Moves the stretch by a share of its length. */
  moveBy(share: number): void;
}

/** What the traces show: the run, its neighbours, and the length of track. */
export function TraceBar({ isBrief, moveBy }: TraceBarProps) {
  const { choice, send } = useControls();
  const linkTo = useLinkToChange();
  const { run } = useEntries().choice;
  const runName = `Run ${run}, ${dayText(runDays[run - 1] ?? 0)}`;
  const isAll = choice.runs === "all";
  const show = (chosen: number) => send({ type: "choice.changed", change: { run: chosen } });
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== run) show(valueAsNumber);
  });
  return (
    <div className={styles.bar}>
      {!isBrief && <h5>Track geometry</h5>}
      <label className={styles.runs} data-needs-script="">
        Step through the runs
        <input
          ref={slider}
          type="range"
          min={1}
          max={runDates.length}
          step={1}
          value={run}
          aria-valuetext={runName}
          autoComplete="off"
          onChange={({ target }) => show(target.valueAsNumber)}
        />
      </label>
      <output className={styles.run}>{runName}</output>
      {!isBrief && (
        <div className={styles.tools}>
          <a {...linkTo({ runs: isAll ? "last" : "all" })} aria-current={isAll || undefined}>
            All runs
          </a>
          <nav aria-label="Length of track shown">
            {spans.map((metres) => (
              <a
                key={metres}
                {...linkTo({ metres })}
                aria-current={metres === choice.metres || undefined}
              >
                {metres}
                {UNIT_SPACE}m
              </a>
            ))}
          </nav>
          <span data-needs-script="">
            <button type="button" aria-label="Earlier on the line" onClick={() => moveBy(-0.5)}>
              ←
            </button>
            <button type="button" aria-label="Later on the line" onClick={() => moveBy(0.5)}>
              →
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
