import { EXCERPT_S } from "../../../shared/content/mine-level/record.ts";
import { clockText } from "../../../shared/content/mine-level/replay-choice.ts";
import { Button } from "../../components/button.tsx";
import text from "../../styles/text.module.css";
import { Slider } from "../slider.tsx";
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
  return (
    <div className={styles.player}>
      <span data-needs-script="">
        <Button size="sm" className={styles.play} onClick={() => send({ type: "play.toggled" })}>
          {isPlaying ? "Pause" : "Play"}
        </Button>
      </span>
      <Slider
        className={styles.slider}
        min={0}
        max={EXCERPT_S - 1}
        value={Math.round(choice.at)}
        aria-label="Time of the shift"
        aria-valuetext={clockText(choice.at)}
        onChange={(at) => send({ type: "choice.changed", change: { at } })}
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
