import type { ReactNode } from "react";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Boxes } from "../../components/figure-kit/boxes.tsx";
import { PercentRuler, Ruler } from "../../components/figure-kit/ruler.tsx";
import { Columns, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { CompanyEntry, FigureEntry, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

const { inspectionRound } = physicalFigures;
/** The boxes of hours in one column. */
const HOURS_A_DAY = 8;

export const companyGroups = [
  { id: "track", name: "Track" },
  { id: "inspection", name: "Inspection by hand" },
  { id: "culverts", name: "Culverts" },
  { id: "weather", name: "Weather" },
] as const;

const [track, inspection, culverts, weather] = companyGroups;

/** The company's figures by subject, except that of the opening, each with its limits. */
export function CompanyFigures() {
  return (
    <>
      <Section flush className={styles.band}>
        <Wrap>
          <h2>Company figures</h2>
          <CollectedFigures />
          <InspectionFigures />
        </Wrap>
      </Section>
      <Section tone="surface" flush className={styles.band}>
        <Wrap>
          <CulvertFigures />
        </Wrap>
      </Section>
      <Section flush className={styles.band}>
        <Wrap>
          <WeatherFigures />
        </Wrap>
      </Section>
    </>
  );
}

/** Figures below a drawing of them: two in two columns of the group, or one in the third. */
function DrawnFigures({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.drawing}>
      {drawing}
      {children}
    </div>
  );
}

function CollectedFigures() {
  return (
    <FigureGroup {...track}>
      <div className={styles.drawn}>
        <DrawnFigures
          drawing={
            <Ruler
              length={figures.collectionTime.value}
              step={1}
              labels={[0, 24, 48, figures.collectionTime.value]}
              unit="h"
            />
          }
        >
          <CompanyEntry of={figures.dataCollected} />
          <CompanyEntry of={figures.collectionTime} />
        </DrawnFigures>
        <DrawnFigures drawing={<Boxes of={figures.uncertainSpots.value} rows={3} />}>
          <CompanyEntry of={figures.uncertainSpots} />
        </DrawnFigures>
      </div>
    </FigureGroup>
  );
}

function InspectionFigures() {
  return (
    <FigureGroup
      {...inspection}
      more={
        <MoreLink href={`${paths.industry("railways")}#inspection-cost`}>
          Use your own rates
        </MoreLink>
      }
    >
      <div className={styles.drawn}>
        <DrawnFigures drawing={<Boxes of={figures.manualLabour.value} rows={HOURS_A_DAY} />}>
          <CompanyEntry of={figures.manualLabour} />
          <CompanyEntry of={figures.inspectorCost} />
        </DrawnFigures>
        <DrawnFigures drawing={<PercentRuler of={figures.reportingInaccuracy.value} />}>
          <CompanyEntry of={figures.reportingInaccuracy} />
        </DrawnFigures>
      </div>
    </FigureGroup>
  );
}

function CulvertFigures() {
  return (
    <FigureGroup
      {...culverts}
      more={
        <MoreLink href={`${paths.solution("culvert-risk-assessor")}#coverage`}>
          Use your own numbers
        </MoreLink>
      }
    >
      <div>
        <Boxes of={inspectionRound.value} bold={1} numbered />
        <Caption className={styles.key}>
          One box: {figures.inspectedCulverts.value} culverts, one year of inspections
        </Caption>
      </div>
      <Columns count={3} gap={4} className={styles.large}>
        <CompanyEntry of={figures.inspectedCulverts} />
        <CompanyEntry of={figures.culverts} />
        <FigureEntry of={inspectionRound} id="round">
          <p className={styles.formula}>{inspectionRound.source}</p>
        </FigureEntry>
      </Columns>
      <Columns count={3} gap={4}>
        <CompanyEntry of={figures.culvertsOverlooked} />
        <CompanyEntry of={figures.culvertImages} />
        <CompanyEntry of={figures.imageProcessing} />
      </Columns>
    </FigureGroup>
  );
}

function WeatherFigures() {
  return (
    <FigureGroup {...weather}>
      <Ruler length={figures.forecast.value} step={1} labels={[0, 12, 24, 36, 48]} unit="h ahead" />
      <Columns count={2} gap={5} className={styles.large}>
        <CompanyEntry of={figures.forecast} />
        <CompanyEntry of={figures.weatherCosts} />
      </Columns>
    </FigureGroup>
  );
}
