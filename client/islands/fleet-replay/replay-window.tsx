import { type ReactNode, useDeferredValue, useMemo } from "react";
import { recordOf, type ShiftRecord } from "../../../shared/content/mine-level/record.ts";
import {
  assumptionsOf,
  type ReplayChoice,
  type ReplayPart,
} from "../../../shared/content/mine-level/replay-choice.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import ui from "../../components/interface.module.css";
import { ControlsContext, EntriesContext } from "./controls.ts";
import styles from "./replay-window.module.css";
import { useReplay } from "./use-replay.ts";

export interface ReplayProps {
  /** From the address. */
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
}

export interface Replay {
  choice: ReplayChoice;
  record: ShiftRecord;
  isPlaying: boolean;
}

interface ReplayWindowProps extends ReplayProps {
  part: ReplayPart;
  name: string;
  /** What it shows, beside its name. */
  subjectOf(choice: ReplayChoice): ReactNode;
  /** The same function on every render. */
  contentOf: (replay: Replay) => ReactNode;
}

/** A window with an excerpt of a shift. Every moment has an address that the server answers too. */
export function ReplayWindow(props: ReplayWindowProps) {
  const { part, name, choice: initial, others, subjectOf, contentOf } = props;
  const { choice: entries, isPlaying, send, window } = useReplay(part, initial);
  const deferred = useDeferredValue(entries);
  // Every frame is drawn while it plays. Otherwise the slider answers at once, and the drawing follows.
  const choice = isPlaying ? entries : deferred;
  const { floor, reaction } = choice;
  const record = useMemo(() => recordOf(assumptionsOf({ floor, reaction })), [floor, reaction]);
  const controls = useMemo(() => ({ part, choice, others, send }), [part, choice, others, send]);
  const content = useMemo(
    () => contentOf({ choice, record, isPlaying }),
    [contentOf, choice, record, isPlaying],
  );
  return (
    <EntriesContext value={entries}>
      <ControlsContext value={controls}>
        <section ref={window} className={styles.frame} aria-label={`${name}, example data`}>
          <div className={ui.bar}>
            <h2>{name}</h2>
            <p className={styles.subject}>{subjectOf(choice)}</p>
            <ExampleChip className={ui.example} />
          </div>
          {content}
        </section>
      </ControlsContext>
    </EntriesContext>
  );
}
