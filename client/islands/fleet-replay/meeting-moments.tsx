import { TRUCK_2, TRUCK_3 } from "../../../shared/content/mine-level/fleet.ts";
import styles from "./cab-display.module.css";
import { useControls, useLinkTo } from "./controls.ts";

/** Seconds of the excerpt at which the last moment of a vehicle ends: Truck 3 meets Loader 2, and Truck 2 a person. */
const ENDS = { [TRUCK_2]: 160, [TRUCK_3]: 64 } as const;

/** Each moment lasts until the next one of its vehicle. `at`: seconds of the excerpt. */
const moments = [
  {
    vehicle: TRUCK_3,
    at: 32,
    name: "Unseen",
    line: "Rock between two vehicles. Neither driver can see the other.",
  },
  {
    vehicle: TRUCK_3,
    at: 34,
    name: "Inform",
    line: "Each driver’s display shows the position of the other vehicle.",
  },
  {
    vehicle: TRUCK_3,
    at: 37,
    name: "Warn",
    line: "Both drivers are warned before their routes meet.",
  },
  {
    vehicle: TRUCK_3,
    at: 42,
    name: "Wait",
    line: "One vehicle waits, the other passes.",
  },
  {
    vehicle: TRUCK_2,
    at: 134,
    name: "Person",
    line: "A person in line of sight: the truck stops, and passes at 5 km/h after the signal.",
  },
] as const;

/** Four moments in which two vehicles meet at a junction, and one before a person, as links. */
export function MeetingMoments() {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const current = moments.findLast(
    ({ vehicle, at }) => vehicle === choice.vehicle && at <= choice.at && choice.at < ENDS[vehicle],
  );
  return (
    <nav className={styles.moments} aria-label="Two vehicles meet, and a person">
      {moments.map((moment) => (
        <a
          key={moment.name}
          {...linkTo({ at: moment.at, vehicle: moment.vehicle })}
          aria-current={moment === current || undefined}
        >
          {moment.name}
        </a>
      ))}
      <p>{current?.line}</p>
    </nav>
  );
}
