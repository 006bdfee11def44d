import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Boxes } from "../../components/figure-kit/boxes.tsx";
import { Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { CalculatedEntry, CompanyEntry, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

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
    <Section flush className={styles.band}>
      <Wrap>
        <h2>Company figures</h2>
        <FigureGroup {...track}>
          <CompanyEntry of={figures.dataCollected} />
          <CompanyEntry of={figures.collectionTime} />
          <CompanyEntry of={figures.uncertainSpots} />
        </FigureGroup>
        <FigureGroup
          {...inspection}
          more={
            <MoreLink href={`${paths.industry("railways")}#inspection-cost`}>
              Use your own rates
            </MoreLink>
          }
        >
          <CompanyEntry of={figures.manualLabour} />
          <CompanyEntry of={figures.inspectorCost} />
          <CompanyEntry of={figures.reportingInaccuracy} />
        </FigureGroup>
        <FigureGroup
          {...culverts}
          more={
            <MoreLink href={`${paths.solution("culvert-risk-assessor")}#coverage`}>
              Use your own numbers
            </MoreLink>
          }
        >
          <CompanyEntry of={figures.culverts} />
          <CompanyEntry of={figures.inspectedCulverts} />
          <CalculatedEntry of="inspectionRound" />
          <div className={styles.drawing}>
            <Boxes of={physicalFigures.inspectionRound.value} bold={1} numbered />
            <Caption className={styles.key}>
              One box: {figures.inspectedCulverts.value} culverts, one year of inspections
            </Caption>
          </div>
          <CompanyEntry of={figures.culvertsOverlooked} />
          <CompanyEntry of={figures.culvertImages} />
          <CompanyEntry of={figures.imageProcessing} />
        </FigureGroup>
        <FigureGroup {...weather}>
          <CompanyEntry of={figures.forecast} />
          <CompanyEntry of={figures.weatherCosts} />
        </FigureGroup>
      </Wrap>
    </Section>
  );
}
