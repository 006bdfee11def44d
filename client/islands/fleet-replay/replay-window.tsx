import { useMachine } from "@xstate/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { fromCallback } from "xstate";
import {
  fieldsOfReplay,
  REPLAY_ANCHOR,
  type ReplayChoice,
  replayFields,
} from "../../../shared/content/mine-level/replay-choice.ts";
import { replayMachine } from "../../../shared/machines/replay.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import ui from "../../components/interface.module.css";
import { ExampleChip } from "../../components/marks.tsx";
import { replaceFields } from "../address-fields.ts";
import { ControlsContext } from "./controls.ts";
import styles from "./replay.module.css";

/** Seconds of the excerpt in a second. */
const PACE = 4;
/** With reduced motion, the replay goes on in steps of this many milliseconds. */
const CALM_STEP_MS = 1000;
/** After a pause, such as that of a background tab, the replay goes on from where it was. */
const LONGEST_FRAME_MS = 250;
/** Browsers refuse an address that changes with every move of a slider. */
const ADDRESS_DELAY_MS = 250;

/** Ticks with the frames of the browser. */
const clock = fromCallback(({ sendBack }) => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let last = performance.now();
  let frame = requestAnimationFrame(function tick(now) {
    const passed = now - last;
    const isDue = !calm.matches || passed >= CALM_STEP_MS;
    if (isDue) {
      const limit = calm.matches ? CALM_STEP_MS : LONGEST_FRAME_MS;
      sendBack({ type: "clock.ticked", seconds: (Math.min(passed, limit) / 1000) * PACE });
      last = now;
    }
    frame = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(frame);
});

const machine = replayMachine.provide({ actors: { clock } });

/** Runs the replay's machine, keeps its choice in the address, and pauses it out of view. */
function useReplay(input: ReplayChoice) {
  const [state, send, actor] = useMachine(machine, { input });
  const window = useRef<HTMLElement>(null);

  // Before the machine starts in an effect and handles what the visitor did meanwhile.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = actor.on("address.replaced", ({ choice: next }) => {
      clearTimeout(timer);
      timer = setTimeout(
        () => replaceFields(replayFields, fieldsOfReplay(next), REPLAY_ANCHOR),
        ADDRESS_DELAY_MS,
      );
    });
    return unsubscribe;
  }, [actor]);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      send({ type: entries.at(-1)?.isIntersecting ? "view.entered" : "view.left" });
    });
    if (window.current) observer.observe(window.current);
    return () => observer.disconnect();
  }, [send]);

  return { choice: state.context.choice, isPlaying: state.hasTag("playing"), send, window };
}

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
  name: string;
  /** What it shows, beside its name. */
  subjectOf(choice: ReplayChoice): string;
  contentOf(replay: Replay): ReactNode;
}

/** A window with an excerpt of a shift. Every moment has an address that the server answers too. */
export function ReplayWindow(props: ReplayWindowProps) {
  const { name, choice: initial, others, subjectOf, contentOf } = props;
  const { choice, isPlaying, send, window } = useReplay(initial);
  return (
    <ControlsContext value={{ choice, others, send }}>
      <section ref={window} className={styles.frame} aria-label={`${name}, example data`}>
        <div className={ui.bar}>
          <h2>{name}</h2>
          <p>{subjectOf(choice)}</p>
          <ExampleChip className={ui.example} />
        </div>
        {contentOf({ choice, isPlaying })}
      </section>
    </ControlsContext>
  );
}
