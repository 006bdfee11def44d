import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import {
  ForceLine,
  ForceTerms,
  HeadingError,
  headingErrorCaption,
} from "./calculated-drawings.tsx";
import { CalculatedEntry, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

export const calculatedGroups = [
  { id: "force", name: "Force in a rail" },
  { id: "vehicles", name: "Vehicles underground" },
] as const;

const [force, vehicles] = calculatedGroups;

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
          <div className={styles.drawing}>
            <ForceTerms />
            <ForceLine />
          </div>
          <CalculatedEntry of="winterTension" />
          <CalculatedEntry of="forcePerDegree" />
          <CalculatedEntry of="stressPerDegree" />
          <CalculatedEntry of="freeExpansion" />
        </FigureGroup>
        <FigureGroup
          {...vehicles}
          more={
            <MoreLink href={paths.solution("collision-avoidance")}>Use your own floor</MoreLink>
          }
        >
          <div className={classNames(styles.drawing, styles.drift)}>
            <HeadingError />
            <Caption className={styles.key}>{headingErrorCaption}</Caption>
          </div>
          <CalculatedEntry of="headingError" />
          <CalculatedEntry of="inertialError" />
          <CalculatedEntry of="reactionDistance" />
          <CalculatedEntry of="closingDistance" />
          <CalculatedEntry of="lunarStopping" />
        </FigureGroup>
      </Wrap>
    </Section>
  );
}
