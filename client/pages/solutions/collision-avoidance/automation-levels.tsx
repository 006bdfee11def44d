import { Section, Wrap } from "../../../components/layout.tsx";
import type from "../../../styles/text.module.css";
import styles from "./collision-avoidance.module.css";

/** The three levels of automation as a staircase, with the lowest level at the bottom. */
export function AutomationLevels() {
  return (
    <Section>
      <Wrap>
        <h2 className={type.title}>
          <span className={type.phrase}>Three steps.</span>{" "}
          <span className={type.phrase}>Each one works without the next.</span>
        </h2>
        <ol className={styles.rungs} reversed>
          {rungs.map(({ name, text, acts }) => (
            <li key={name} className={styles.rung}>
              <h3 className={type.h2}>{name}</h3>
              <p className={type.muted}>{text}</p>
              <div>
                <p className={type.meta}>Who acts</p>
                <p className={type.label}>{acts}</p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

const rungs = [
  {
    name: "Intervene",
    text: "Within limits that the mine sets, the system slows or stops the vehicle. It does not steer. Autonomy is a step apart.",
    acts: "the vehicle, within limits",
  },
  {
    name: "Warn",
    text: "The system warns the driver when the routes of two vehicles meet.",
    acts: "the driver, with support",
  },
  {
    name: "Inform",
    text: "A display shows the driver every vehicle that reports its position over the mine’s radio network. Out of coverage a position is old: at 20 km/h by 5.6 m a second. It shows people only in a sensor’s line of sight.",
    acts: "the driver",
  },
];
