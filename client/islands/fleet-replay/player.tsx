import { EXCERPT_S } from "../../../shared/content/mine-level/record.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { Button } from "../../components/button.tsx";
import text from "../../styles/text.module.css";
import { useEarlyInput } from "../use-early-input.ts";
import { useControls } from "./controls.ts";
import styles from "./replay.module.css";

interface PlayerProps {
  isPlaying: boolean;
  /** What the chosen vehicle does, read aloud while the shift plays. */
  status: string;
}

/** Plays and pauses the excerpt, and goes to any moment of it. */
export function Player({ isPlaying, status }: PlayerProps) {
  const { choice, send } = useControls();
  const second = Math.round(choice.at);
  const show = (time: number) => send({ type: "choice.changed", change: { at: time } });
  const slider = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== second) show(valueAsNumber);
  });
  return (
    <div className={styles.player}>
      <span data-needs-script="">
        <Button size="sm" className={styles.play} onClick={() => send({ type: "play.toggled" })}>
          {isPlaying ? "Pause" : "Play"}
        </Button>
      </span>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={EXCERPT_S - 1}
        step={1}
        value={second}
        aria-label="Time of the shift"
        aria-valuetext={clockText(choice.at)}
        autoComplete="off"
        onChange={({ target }) => show(target.valueAsNumber)}
        data-needs-script=""
      />
      <p className={styles.clock}>{clockText(choice.at)}</p>
      {/* While the visitor moves the slider, its value is read. */}
      <p role="status" className={text.hidden}>
        {isPlaying ? status : ""}
      </p>
    </div>
  );
}
