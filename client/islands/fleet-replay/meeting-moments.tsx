import styles from "./cab-display.module.css";
import { useControls, useLinkTo } from "./controls.ts";

/** Index of Truck 3 in the fleet, which meets Loader 2 in this excerpt. */
const VEHICLE = 2;

const moments = [
  { at: 30, name: "Unseen", line: "Rock between two vehicles. Neither driver can see the other." },
  {
    at: 34,
    name: "Inform",
    line: "Each driver’s display shows the position of the other vehicle.",
  },
  { at: 36, name: "Warn", line: "Both drivers are warned before their routes meet." },
  { at: 50, name: "Wait", line: "One vehicle waits, the other passes." },
] as const;

/** The end of the meeting, in seconds of the excerpt. */
const END = 64;

/** Four moments in which two vehicles meet at a junction, as links. */
export function MeetingMoments() {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const isMeeting = choice.vehicle === VEHICLE && choice.at < END;
  const current = isMeeting ? moments.findLast(({ at }) => at <= choice.at) : undefined;
  return (
    <nav className={styles.moments} aria-label="Two vehicles meet">
      {moments.map((moment) => (
        <a
          key={moment.name}
          {...linkTo({ at: moment.at, vehicle: VEHICLE })}
          aria-current={moment === current || undefined}
        >
          {moment.name}
        </a>
      ))}
      <p>{current?.line}</p>
    </nav>
  );
}
