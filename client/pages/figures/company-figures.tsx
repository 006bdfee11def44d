import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Boxes } from "../../components/figure-kit/boxes.tsx";
import { Ruler } from "../../components/figure-kit/ruler.tsx";
import { Cluster, Columns, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { CompanyEntry, FigureFeature, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

export const companyGroups = [
  { id: "track", name: "Track" },
  { id: "inspection", name: "Inspection by hand" },
  { id: "weather", name: "Weather" },
  { id: "culverts", name: "Culverts" },
] as const;

const [track, inspection, weather, culverts] = companyGroups;
const { forecast, uncertainSpots } = figures;

/** The company's figures by subject, except that of the opening, each with its limits. */
export function CompanyFigures() {
  return (
    <>
      <Section flush className={styles.band}>
        <Wrap>
          <Cluster spread>
            <h2>Company figures</h2>
            <p className={text.muted}>Our own statements. Most name no period.</p>
          </Cluster>
          <FigureGroup {...track}>
            <Columns count={3}>
              <CompanyEntry of={figures.dataCollected} also={figures.collectionTime} />
              <CompanyEntry of={uncertainSpots} />
              <div className={styles.aside}>
                <Boxes of={uncertainSpots.value} rows={3} />
                <Caption>One box: a spot to check</Caption>
              </div>
            </Columns>
          </FigureGroup>
          <FigureGroup
            {...inspection}
            more={
              <MoreLink href={`${paths.industry("railways")}#inspection-cost`}>
                Use your own rates
              </MoreLink>
            }
          >
            <Columns count={3}>
              <CompanyEntry of={figures.manualLabour} />
              <CompanyEntry of={figures.inspectorCost} />
              <CompanyEntry of={figures.reportingInaccuracy} />
            </Columns>
          </FigureGroup>
          <FigureGroup {...weather}>
            <Columns count={3}>
              <CompanyEntry of={forecast} />
              <CompanyEntry of={figures.weatherCosts} />
              <div className={styles.aside}>
                <Ruler
                  length={forecast.value}
                  step={1}
                  labels={[0, forecast.value / 2, forecast.value]}
                  unit={forecast.unit}
                />
                <Caption>One mark: an hour ahead</Caption>
              </div>
            </Columns>
          </FigureGroup>
        </Wrap>
      </Section>
      <Section tone="surface" flush className={styles.band}>
        <Wrap>
          <FigureGroup
            {...culverts}
            more={
              <MoreLink href={`${paths.solution("culvert-risk-assessor")}#coverage`}>
                Use your own numbers
              </MoreLink>
            }
          >
            <FigureFeature of="inspectionRound">
              <div className={styles.drawing}>
                <Boxes of={physicalFigures.inspectionRound.value} bold={1} numbered />
                <Caption>
                  One box: {figures.inspectedCulverts.value} culverts, one year of inspections
                </Caption>
              </div>
            </FigureFeature>
            <Columns count={2} wide={4}>
              <CompanyEntry of={figures.culverts} also={figures.inspectedCulverts} />
              <CompanyEntry of={figures.culvertsOverlooked} />
              <CompanyEntry of={figures.culvertImages} />
              <CompanyEntry of={figures.imageProcessing} />
            </Columns>
          </FigureGroup>
        </Wrap>
      </Section>
    </>
  );
}
