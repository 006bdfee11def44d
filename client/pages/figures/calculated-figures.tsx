import { paths } from "../../../shared/paths.ts";
import { Cluster, Columns, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { ForceLine, ForceTerms, HeadingError, HeadingErrorKey } from "./calculated-drawings.tsx";
import { CalculatedEntry, FigureFeature, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

export const calculatedGroups = [
  { id: "force", name: "Force in a rail" },
  { id: "vehicles", name: "Vehicles" },
] as const;

const [force, vehicles] = calculatedGroups;

/** The figures that follow from physics, with their formulas, beside drawings to scale. */
export function CalculatedFigures() {
  return (
    <Section tone="night" flush className={styles.band} id="calculated">
      <Wrap>
        <Cluster spread>
          <h2>Calculated figures</h2>
          <p className={text.muted}>They follow from physics. Check them.</p>
        </Cluster>
        <FigureGroup
          {...force}
          more={
            <MoreLink href={`${paths.solution("track-temperature-sensor")}#force`}>
              Use your own temperatures
            </MoreLink>
          }
        >
          <FigureFeature of="winterTension" formula={<ForceTerms />}>
            <div className={styles.drawing}>
              <ForceLine />
            </div>
          </FigureFeature>
          <Columns count={3}>
            <CalculatedEntry of="forcePerDegree" />
            <CalculatedEntry of="stressPerDegree" />
            <CalculatedEntry of="freeExpansion" />
          </Columns>
        </FigureGroup>
        <FigureGroup
          {...vehicles}
          more={
            <MoreLink href={paths.solution("collision-avoidance")}>Use your own floor</MoreLink>
          }
        >
          <FigureFeature of="headingError">
            <div className={styles.drawing}>
              <HeadingError />
              <HeadingErrorKey />
            </div>
          </FigureFeature>
          <Columns count={2} wide={4}>
            <CalculatedEntry of="inertialError" />
            <CalculatedEntry of="reactionDistance" />
            <CalculatedEntry of="closingDistance" />
            <CalculatedEntry of="lunarStopping" />
          </Columns>
        </FigureGroup>
      </Wrap>
    </Section>
  );
}
