import type { ReactNode } from "react";
import { caseStudyOf } from "../../../../shared/content/products/case-studies.ts";
import { meeting } from "../../../../shared/content/products/collision-avoidance.ts";
import { Caption } from "../../../components/caption.tsx";
import { Section, Wrap } from "../../../components/layout.tsx";
import type { View } from "../../../islands/fleet-replay/level-ground.tsx";
import text from "../../../styles/text.module.css";
import styles from "./collision-avoidance-case.module.css";
import { MeetingPlan, type MeetingPlanProps } from "./meeting-plan.tsx";

const [, inform, warn, wait] = caseStudyOf("collision-avoidance").moments;

interface Frame {
  moment: { when: string; text: string };
  /** Metres to the intersection. */
  ahead: { a: number; b: number };
  plan: Omit<MeetingPlanProps, "view">;
  key: string;
  drivers: ReactNode;
}

/** The ground of the two frames side by side is the same, so that only the vehicles move. The last frame is closer. */
const view: View = { corner: [88, 170], size: [98, 70] };
const closeView: View = { corner: [99, 170.5], size: [77, 55] };

const frames: readonly Frame[] = [
  {
    moment: inform,
    ahead: meeting.known,
    plan: {
      label:
        "The same intersection. What the driver of A sees ends at rock; the map shows B behind it.",
      at: meeting.known.at,
      shows: "report",
    },
    key: "Light: what the driver of A sees. Dots: the way to the intersection.",
    drivers: <p>Each display shows the other vehicle’s position and direction.</p>,
  },
  {
    moment: warn,
    ahead: meeting.warned,
    plan: {
      label: "Both vehicles are closer. The place where their routes meet is marked as a warning.",
      at: meeting.warned.at,
      shows: "stopping",
    },
    key: "Circle: where the routes meet. Solid: what A needs to stop.",
    drivers: <p>Each warning names the intersection and the other vehicle.</p>,
  },
  {
    moment: wait,
    ahead: meeting.acted,
    plan: {
      label: "A waits in a bay before the intersection. B passes through it.",
      at: meeting.acted.at,
      shows: "passing",
    },
    key: "Dots: the route of B.",
    drivers: (
      <>
        <DriverView name="A">
          Stands in the passing bay. The driver stopped it, or it stopped by itself, where the mine
          allows that.
        </DriverView>
        <DriverView name="B">Passes first, by the rule of the mine.</DriverView>
      </>
    ),
  },
];

/** The later moments on one part of the level. */
export function IntersectionStory() {
  return (
    <Section>
      <Wrap>
        <h2 className={styles.heading}>The same corner, with a display in both vehicles</h2>
        <ol className={styles.frames}>
          {frames.map(({ moment, ahead, drivers, plan, key }, index) => (
            <li key={moment.when} className={styles.moment}>
              <figure className={styles.step}>
                <div className={styles.frame}>
                  <MeetingPlan
                    {...plan}
                    scaleM={20}
                    view={moment === wait ? closeView : view}
                    className={styles.plan}
                  />
                </div>
                <Caption as="figcaption">{key}</Caption>
              </figure>
              <div>
                <div className={styles.titled}>
                  <h3 className={text.h2}>
                    {index + 2} {moment.when}
                  </h3>
                  <Ahead {...ahead} />
                </div>
                <p className={text.note}>{moment.text}</p>
              </div>
              <div className={styles.drivers}>{drivers}</div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}

/** How far both vehicles are from the intersection, in metres along their routes. */
export function Ahead({ a, b }: { a: number; b: number }) {
  return (
    <p className={styles.ahead}>
      <Name letter="A" /> <b className={styles.metres}>{a} m</b>
      <Name letter="B" /> <b className={styles.metres}>{b} m</b>
      <span>to the intersection</span>
    </p>
  );
}

interface DriverViewProps {
  name: "A" | "B";
  children: ReactNode;
}

/** What one of the two drivers sees and does at this moment. */
export function DriverView({ name, children }: DriverViewProps) {
  return (
    <div className={styles.driver}>
      <Name letter={name} />
      <p>{children}</p>
    </div>
  );
}

/** A vehicle, in the colour of the plans. */
function Name({ letter }: { letter: DriverViewProps["name"] }) {
  return (
    <span className={styles.name} data-vehicle={letter}>
      {letter}
    </span>
  );
}
