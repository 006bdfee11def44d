import { Caption } from "../../../components/caption.tsx";
import { Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { MeetingPlan, meetingPlans } from "../../case-studies/collision-avoidance/meeting-plan.tsx";
import styles from "./collision-avoidance.module.css";

/** The three levels of automation, the lowest first, each at its moment of one meeting. */
export function AutomationLevels() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Three steps. Each one works without the next.</h2>
          <ol className={styles.levels}>
            {levels.map(({ name, line, acts, plan }) => (
              <li key={name} className={styles.level}>
                <MeetingPlan {...plan} className={styles.plan} />
                <h3>{name}</h3>
                <p className={text.small}>{line}</p>
                <p>
                  <span className={text.meta}>Who acts:</span> <b>{acts}</b>
                </p>
              </li>
            ))}
          </ol>
          <Caption className={styles.names}>Truck 3 (A) and Loader 2 (B), to scale.</Caption>
        </Stack>
      </Wrap>
    </Section>
  );
}

const levels = [
  {
    name: "Inform",
    line: "A display shows the driver every vehicle that reports its position over the mine’s radio network. Out of coverage a position is old. It shows people only in a sensor’s line of sight.",
    acts: "the driver",
    plan: meetingPlans.known,
  },
  {
    name: "Warn",
    line: "The system warns the driver when the routes of two vehicles meet.",
    acts: "the driver, with support",
    plan: meetingPlans.warned,
  },
  {
    name: "Intervene",
    line: "Within limits that the mine sets, the system slows or stops the vehicle. It does not steer. Autonomy is a step apart.",
    acts: "the vehicle, within limits",
    plan: meetingPlans.acted,
  },
];
