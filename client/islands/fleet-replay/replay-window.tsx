import type { ReactNode } from "react";
import type { ReplayChoice, ReplayPart } from "../../../shared/content/mine-level/replay-choice.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import ui from "../../components/interface.module.css";
import { ControlsContext } from "./controls.ts";
import styles from "./replay.module.css";
import { useReplay } from "./use-replay.ts";

export interface ReplayProps {
  /** From the address. */
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
}

export interface Replay {
  choice: ReplayChoice;
  isPlaying: boolean;
}

interface ReplayWindowProps extends ReplayProps {
  part: ReplayPart;
  name: string;
  /** What it shows, beside its name. */
  subjectOf(choice: ReplayChoice): string;
  contentOf(replay: Replay): ReactNode;
}

/** A window with an excerpt of a shift. Every moment has an address that the server answers too. */
export function ReplayWindow(props: ReplayWindowProps) {
  const { part, name, choice: initial, others, subjectOf, contentOf } = props;
  const { choice, isPlaying, send, window } = useReplay(part, initial);
  return (
    <ControlsContext value={{ part, choice, others, send }}>
      <section ref={window} className={styles.frame} aria-label={`${name}, example data`}>
        <div className={ui.bar}>
          <h2 className={styles.title}>{name}</h2>
          <p className={styles.quiet}>{subjectOf(choice)}</p>
          <ExampleChip className={ui.example} />
        </div>
        {contentOf({ choice, isPlaying })}
      </section>
    </ControlsContext>
  );
}
