import { caseStudyOf } from "../../../../shared/content/case-studies.ts";
import { Grid, Section, Wrap } from "../../../components/section.tsx";
import { CrossingPlan } from "./crossing-plan.tsx";
import styles from "./crossing-story.module.css";
import type { Moment } from "./moments.ts";

interface Frame {
  moment: Exclude<Moment, "unseen">;
  a: string;
  b: string;
}

const frames: readonly Frame[] = [
  {
    moment: "known",
    a: "The display shows B’s position and direction.",
    b: "The display shows A’s position and direction.",
  },
  {
    moment: "warned",
    a: "The warning names the intersection and B.",
    b: "The warning names the intersection and A.",
  },
  {
    moment: "acted",
    a: "Waits before the intersection. The driver stops it, or it stops automatically where the mine allows that.",
    b: "Passes first, by the rule of the mine.",
  },
];

const [, known, warned, acted] = caseStudyOf("collision-avoidance").moments;
const words = { known, warned, acted };

/** What follows the blind corner, frame by frame down the page: A on the left, B on the right. */
export function CrossingStory() {
  return (
    <Section tone="night" flush className={styles.story}>
      <Wrap>
        <ol>
          {frames.map((frame) => (
            <li key={frame.moment} className={styles.frame}>
              <Grid className={styles.grid}>
                <div className={styles.words}>
                  <h2>{words[frame.moment].when}</h2>
                  <p>{words[frame.moment].text}</p>
                </div>
                <Voice name="A" className={styles.a}>
                  {frame.a}
                </Voice>
                <div className={styles.plan}>
                  <CrossingPlan moment={frame.moment} reach={[290, 270]} />
                </div>
                <Voice name="B" className={styles.b}>
                  {frame.b}
                </Voice>
              </Grid>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

interface VoiceProps {
  name: "A" | "B";
  className?: string | undefined;
  children: string;
}

/** What one of the two drivers has at this moment. */
export function Voice({ name, className, children }: VoiceProps) {
  return (
    <div className={className}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.voice}>{children}</p>
    </div>
  );
}
