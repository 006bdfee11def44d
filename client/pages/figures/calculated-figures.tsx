import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Columns, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import {
  ForceLine,
  ForceTerms,
  HeadingError,
  headingErrorCaption,
  MeetingVehicles,
  meetingCaption,
} from "./calculated-drawings.tsx";
import { FigureEntry, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

export const calculatedGroups = [
  { id: "force", name: "Force in a rail" },
  { id: "position", name: "Position without satellites" },
  { id: "vehicles", name: "Vehicles that meet" },
] as const;

const [force, position, vehicles] = calculatedGroups;

/** The figures that follow from physics, with their formulas, beside drawings to scale. */
export function CalculatedFigures() {
  return (
    <Section tone="night" flush className={styles.band} id="calculated">
      <Wrap>
        <h2>Calculated figures</h2>
        <FigureGroup
          {...force}
          more={
            <MoreLink href={`${paths.solution("track-temperature-sensor")}#force`}>
              Use your own temperatures
            </MoreLink>
          }
        >
          <ForceTerms />
          <ForceLine />
          <Columns count={2} wide={4} pairs gap={4}>
            <CalculatedEntry of="winterTension" />
            <CalculatedEntry of="forcePerDegree" />
            <CalculatedEntry of="stressPerDegree" />
            <CalculatedEntry of="freeExpansion" />
          </Columns>
        </FigureGroup>
        <FigureGroup {...position}>
          <div>
            <HeadingError />
            <Caption className={styles.key}>{headingErrorCaption}</Caption>
          </div>
          <Columns count={3} pairs gap={4} className={styles.three}>
            <CalculatedEntry of="headingError" />
            <CalculatedEntry of="inertialError" />
            <CalculatedEntry of="positionDelay" />
          </Columns>
        </FigureGroup>
        <FigureGroup
          {...vehicles}
          more={
            <MoreLink href={paths.solution("collision-avoidance")}>Use your own floor</MoreLink>
          }
        >
          <div>
            <MeetingVehicles />
            <Caption className={styles.key}>{meetingCaption}</Caption>
          </div>
          <Columns count={3} pairs gap={4} className={styles.three}>
            <CalculatedEntry of="closingDistance" />
            <CalculatedEntry of="reactionDistance" />
            <CalculatedEntry of="lunarStopping" />
          </Columns>
        </FigureGroup>
      </Wrap>
    </Section>
  );
}

function CalculatedEntry({ of }: { of: keyof typeof physicalFigures }) {
  const figure = physicalFigures[of];
  return (
    <FigureEntry of={figure}>
      <p className={styles.formula}>{figure.source}</p>
    </FigureEntry>
  );
}
