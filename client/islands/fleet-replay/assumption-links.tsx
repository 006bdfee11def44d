import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import {
  type Floor,
  floorNames,
  floors,
  type ReplayChoice,
  reactions,
} from "../../../shared/content/mine-level/replay-choice.ts";
import { BRAKE_LIMIT } from "../../../shared/content/mine-level/stopping.ts";
import styles from "./cab-display.module.css";
import { useControls, useLinkTo } from "./controls.ts";

const floorTexts: Record<Floor, string> = {
  clay: "Wet clay",
  wet: "Wet rock",
  dry: "Dry rock",
};

/** The vehicle whose display is shown, and the two assumptions that its stopping distance follows from. */
export function AssumptionLinks() {
  const { choice } = useControls();
  return (
    <div className={styles.assumptions}>
      <Choices
        name="Floor"
        options={floorNames.map((floor) => ({
          text: `${floorTexts[floor]} ${floors[floor]}`,
          change: { floor },
          isCurrent: floor === choice.floor,
        }))}
      />
      <Choices
        name="Reaction"
        options={reactions.map((reaction) => ({
          text: `${reaction} s`,
          change: { reaction },
          isCurrent: reaction === choice.reaction,
        }))}
      />
      <Choices
        name="Display in"
        options={fleet.map(({ mark }, vehicle) => ({
          text: mark,
          change: { vehicle },
          isCurrent: vehicle === choice.vehicle,
        }))}
      />
      <p className={styles.formula}>
        d = v·t + v² ÷ 2a. Reaction: from the warning until the brakes hold. Friction from 0 to 1 as
        a share of the weight; the brakes give at most {BRAKE_LIMIT} m/s². Both assumptions change
        how the whole fleet drives.
      </p>
    </div>
  );
}

interface Option {
  text: string;
  change: Partial<ReplayChoice>;
  isCurrent: boolean;
}

function Choices({ name, options }: { name: string; options: readonly Option[] }) {
  const linkTo = useLinkTo();
  return (
    <nav className={styles.choices} aria-label={name}>
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
      {options.map(({ text, change, isCurrent }) => (
        <a key={text} {...linkTo(change)} aria-current={isCurrent || undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
