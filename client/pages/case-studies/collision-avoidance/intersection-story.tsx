import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { Caption } from "../../../components/caption.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance-case.module.css";
import { MeetingPlan, meetingPlans } from "./meeting-plan.tsx";

const [, known, warned, acted] = caseStudyOf("collision-avoidance").moments;

const frames = [
  {
    moment: known,
    plan: meetingPlans.known,
    key: "Dots: the way ahead.",
    notes: [
      { name: "A B", line: "Each display shows the other vehicle’s position and direction." },
    ],
  },
  {
    moment: warned,
    plan: meetingPlans.warned,
    key: "Circle: where the routes meet. Tinted: what A needs to stop.",
    notes: [{ name: "A B", line: "Each warning names the intersection and the other vehicle." }],
  },
  {
    moment: acted,
    plan: meetingPlans.acted,
    key: "Dots: the way of B.",
    notes: [
      {
        name: "A",
        line: `Stands when B is ${meeting.acted.apart}\u00a0m away. The driver stops it, or it stops automatically where the mine allows that.`,
      },
      { name: "B", line: "Passes first, by the rule of the mine." },
    ],
  },
] as const;

/** The later moments, each with its plan. */
export function IntersectionStory() {
  return (
    <Section tone="night" flush className={styles.story}>
      <Wrap>
        <ol className={styles.frames}>
          {frames.map(({ moment, notes, plan, key }) => (
            <li key={moment.title} className={styles.moment}>
              <div>
                <h2>{moment.when}</h2>
                <p className={text.note}>{moment.text}</p>
              </div>
              <figure className={styles.step}>
                <MeetingPlan {...plan} className={styles.plan} />
                <Caption as="figcaption">{key}</Caption>
              </figure>
              <div className={styles.notes}>
                {notes.map(({ name, line }) => (
                  <DriverView key={name} name={name}>
                    {line}
                  </DriverView>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

interface DriverViewProps {
  name: "A" | "B" | "A B";
  children: string;
}

/** What one of the two drivers, or both, see and do at this moment. */
export function DriverView({ name, children }: DriverViewProps) {
  return (
    <div className={styles.driver}>
      <h3 className={styles.names}>
        {name.split(" ").map((letter) => (
          <span key={letter} className={styles.name} data-vehicle={letter}>
            {letter}
          </span>
        ))}
      </h3>
      <p>{children}</p>
    </div>
  );
}
