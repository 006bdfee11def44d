import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { StaticDrawing } from "../../../components/drawings/static-drawing.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import actedPlan from "../../../media/drawings/intersection-acted.svg";
import knownPlan from "../../../media/drawings/intersection-known.svg";
import warnedPlan from "../../../media/drawings/intersection-warned.svg";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance-case.module.css";

const [, known, warned, acted] = caseStudyOf("collision-avoidance").moments;

const frames = [
  {
    moment: known,
    plan: knownPlan,
    a: "The display shows B’s position and direction.",
    b: "The display shows A’s position and direction.",
  },
  {
    moment: warned,
    plan: warnedPlan,
    a: "The warning names the intersection and B.",
    b: "The warning names the intersection and A.",
  },
  {
    moment: acted,
    plan: actedPlan,
    a: `Stands when B is ${meeting.acted.apart}\u00a0m away. The driver stops it, or it stops automatically where the mine allows that.`,
    b: "Passes first, by the rule of the mine.",
  },
];

/** The later moments, each with its plan. */
export function IntersectionStory() {
  return (
    <Section tone="night" flush className={styles.story}>
      <Wrap>
        <ol className={styles.frames}>
          {frames.map(({ moment, plan, a, b }) => (
            <li key={moment.title} className={styles.moment}>
              <div>
                <h2 className={text.title}>{moment.when}</h2>
                <p className={text.note}>{moment.text}</p>
              </div>
              <div className={styles.plan}>
                <StaticDrawing of={plan} ground="night" />
              </div>
              <DriverView name="A">{a}</DriverView>
              <DriverView name="B">{b}</DriverView>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

interface DriverViewProps {
  name: "A" | "B";
  children: string;
}

/** What one of the two drivers sees and does at this moment. */
export function DriverView({ name, children }: DriverViewProps) {
  return (
    <div className={styles.driver}>
      <h3 className={styles.name}>{name}</h3>
      <p>{children}</p>
    </div>
  );
}
