import type { Decision } from "../../../shared/content/mine-level/decisions.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { EXCERPT_S } from "../../../shared/content/mine-level/simulate.ts";
import { Button } from "../../components/button.tsx";
import { Stretched } from "../../components/figure-kit/plot.tsx";
import text from "../../styles/text.module.css";
import { useEarlyInput } from "../use-early-input.ts";
import { useControls, useEntries } from "./controls.ts";
import styles from "./replay-window.module.css";
import { PACE } from "./use-replay.ts";

interface PlayerProps {
  decisions: readonly Decision[];
  current: Decision | undefined;
  isPlaying: boolean;
}

/** Plays and pauses the excerpt, and goes to any moment of it. A tick marks each decision. */
export function Player({ decisions, current, isPlaying }: PlayerProps) {
  const { send } = useControls();
  const { at } = useEntries();
  const last = EXCERPT_S - 1;
  const show = (time: number) => send({ type: "choice.changed", change: { at: time } });
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== Math.round(at)) show(valueAsNumber);
  });
  return (
    <div className={styles.player}>
      <span data-needs-script="">
        <Button size="sm" className={styles.play} onClick={() => send({ type: "play.toggled" })}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d={isPlaying ? "M1 0h4v14H1zM9 0h4v14H9z" : "M1 0l13 7L1 14z"} />
          </svg>
          {isPlaying ? "Pause" : "Play"}
        </Button>
      </span>
      <div className={styles.track}>
        <Stretched size={[last, 10]} height="10">
          <path
            className={styles.ticks}
            d={decisions.map(({ time }) => `M${time} 0V10`).join("")}
          />
        </Stretched>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          step={1}
          value={Math.round(at)}
          aria-label="Time of the shift"
          aria-valuetext={clockText(at)}
          autoComplete="off"
          onChange={({ target }) => show(target.valueAsNumber)}
          data-needs-script=""
          data-screen-only=""
        />
      </div>
      <p className={styles.clock}>
        {clockText(at)} <span data-needs-script="">at {PACE} times the speed</span>
      </p>
      {/* While the visitor moves the slider, its value is read; while it plays, the decisions are. */}
      <p role="status" className={text.hidden}>
        {isPlaying && current ? current.text : ""}
      </p>
    </div>
  );
}
