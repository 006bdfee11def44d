import { type ReactNode, useMemo } from "react";
import type { ReplayChoice, ReplayPart } from "../../../shared/content/mine-level/replay-choice.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import { ControlsContext } from "./controls.ts";
import styles from "./replay-window.module.css";
import { useReplay } from "./use-replay.ts";

export interface ReplayProps {
  /** From the address. */
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
}

export type Replay = Pick<ReturnType<typeof useReplay>, "choice" | "record" | "isPlaying">;

interface ReplayWindowProps extends ReplayProps {
  part: ReplayPart;
  name: string;
  /** What it shows, beside its name. */
  subjectOf(choice: ReplayChoice): ReactNode;
  contentOf(replay: Replay): ReactNode;
}

/** A window with an excerpt of a shift. Every moment has an address that the server answers too. */
export function ReplayWindow(props: ReplayWindowProps) {
  const { part, name, choice: initial, others, subjectOf, contentOf } = props;
  const { choice, record, isPlaying, send, window } = useReplay(part, initial);
  const controls = useMemo(() => ({ part, choice, others, send }), [part, choice, others, send]);
  return (
    <ControlsContext value={controls}>
      <section ref={window} className={styles.frame} aria-label={`${name}, example data`}>
        <div className={styles.bar}>
          <h2>{name}</h2>
          <p>{subjectOf(choice)}</p>
          <ExampleChip className={styles.example} />
        </div>
        {contentOf({ choice, record, isPlaying })}
      </section>
    </ControlsContext>
  );
}
