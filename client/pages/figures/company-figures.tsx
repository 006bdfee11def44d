import type { ReactNode } from "react";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Boxes } from "../../components/figure-kit/boxes.tsx";
import { Ruler } from "../../components/figure-kit/ruler.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { CompanyEntry, FigureEntry, FigureGroup } from "./figure-entry.tsx";
import styles from "./figures-page.module.css";

const { collectionTime, forecast, inspectorCost, manualLabour, reportingInaccuracy, weatherCosts } =
  figures;
const { inspectionRound } = physicalFigures;
const SHIFT_HOURS = 8;
const DOLLARS = 100;

export const companyGroups = [
  { id: "track", name: "Track" },
  { id: "inspection", name: "Inspection by hand" },
  { id: "culverts", name: "Culverts" },
  { id: "weather", name: "Weather" },
] as const;

const [track, inspection, culverts, weather] = companyGroups;

/** The company's figures by subject, except that of the opening, each to scale and with its limits. */
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

function CollectedFigures() {
  return (
    <FigureGroup {...track}>
      <Grid split="8-4" gap={5}>
        <Stack gap={4} stretch>
          <Ruler
            length={collectionTime.value}
            step={1}
            labels={[0, 24, 48, collectionTime.value]}
            unit="h"
          />
          <Columns count={2} gap={4} className={styles.drawn}>
            <CompanyEntry of={figures.dataCollected} />
            <CompanyEntry of={collectionTime} />
          </Columns>
        </Stack>
        <CompanyEntry
          of={figures.uncertainSpots}
          drawing={
            <Keyed caption="One box: one spot">
              <Boxes of={figures.uncertainSpots.value} open />
            </Keyed>
          }
        />
      </Grid>
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
      <Columns count={3} gap={5} className={styles.level}>
        <CompanyEntry
          of={manualLabour}
          drawing={
            <Keyed caption={`One box: ${SHIFT_HOURS} hours`}>
              <Boxes of={manualLabour.value / SHIFT_HOURS} rows={5} />
            </Keyed>
          }
        />
        <CompanyEntry
          of={reportingInaccuracy}
          drawing={
            <Ruler
              length={100}
              step={5}
              labels={[0, 50, 100]}
              unit="%"
              filled={reportingInaccuracy.value}
            />
          }
        />
        <CompanyEntry
          of={inspectorCost}
          drawing={
            <Keyed caption={`One box: $${DOLLARS}`} className={styles.wide}>
              <Boxes of={inspectorCost.value / DOLLARS} />
            </Keyed>
          }
        />
      </Columns>
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
      <Keyed
        caption={`One box: ${figures.inspectedCulverts.value} culverts, one year of inspections`}
      >
        <Boxes of={inspectionRound.value} bold={1} numbered />
      </Keyed>
      <Columns count={3} gap={4} className={styles.drawn}>
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
      <Grid split="7-5" gap={5}>
        <CompanyEntry
          of={forecast}
          drawing={
            <Ruler length={forecast.value} step={1} labels={[0, 12, 24, 36, 48]} unit="h ahead" />
          }
        />
        <CompanyEntry
          of={weatherCosts}
          drawing={
            <Keyed caption="One box: a billion dollars" className={styles.wide}>
              <Boxes of={weatherCosts.value} />
            </Keyed>
          }
        />
      </Grid>
    </FigureGroup>
  );
}

interface KeyedProps {
  /** States the unit of the drawing. */
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

function Keyed({ caption, className, children }: KeyedProps) {
  return (
    <div className={className}>
      {children}
      <Caption className={styles.key}>{caption}</Caption>
    </div>
  );
}
