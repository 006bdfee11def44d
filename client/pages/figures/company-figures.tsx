import type { ReactNode } from "react";
import { capital, contextOf, numberOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { Caption } from "../../components/caption.tsx";
import { CulvertMarks } from "../../components/drawings/culvert-marks.tsx";
import { Stack } from "../../components/layout.tsx";
import { Tally } from "../../components/tally.tsx";
import styles from "./figures-page.module.css";

const { culverts, inspectedCulverts, forecast, manualLabour, trackLength } = figures;
const KM_PER_MARK = 10;

type FigureName = keyof typeof figures;

interface FigureGroup {
  name: string;
  /** One of its figures as marks to scale, and what one mark stands for. */
  marks: ReactNode;
  key: string;
  of: readonly FigureName[];
}

const groups: readonly FigureGroup[] = [
  {
    name: "Track monitored",
    marks: <Tally of={trackLength.value / KM_PER_MARK} />,
    key: `One mark: ${KM_PER_MARK} km of track`,
    of: ["trackLength", "dataCollected", "collectionTime", "uncertainSpots"],
  },
  {
    name: "Inspection by hand",
    marks: <Tally of={manualLabour.value} major={8} />,
    key: "One mark: an hour of labour",
    of: ["manualLabour", "inspectorCost", "reportingInaccuracy"],
  },
  {
    name: "Culverts",
    marks: <CulvertMarks culverts={culverts.value} inspected={inspectedCulverts.value} />,
    key: "One mark: a culvert; filled: inspected in a year",
    of: ["culverts", "inspectedCulverts", "culvertsOverlooked", "culvertImages", "imageProcessing"],
  },
  {
    name: "Weather",
    marks: <Tally of={forecast.value} major={6} />,
    key: "One mark: an hour ahead",
    of: ["forecast", "weatherCosts"],
  },
];

/** Lists the company's figures by subject, with the definition and the limits of each. */
export function CompanyFigures() {
  return groups.map(({ name, marks, key, of }) => (
    <Stack key={name} as="section" gap={4} stretch className={styles.group}>
      <h3>{name}</h3>
      <div>
        {marks}
        <Caption className={styles.key}>{key}</Caption>
      </div>
      <ul className={styles.figures}>
        {of.map((figure) => (
          <CompanyFigure key={figure} of={figure} />
        ))}
      </ul>
    </Stack>
  ));
}

function CompanyFigure({ of }: { of: FigureName }) {
  const figure = figures[of];
  const { definition } = figure;
  return (
    <li>
      <h4 className={styles.name}>
        <span className={styles.number}>{capital(numberOf(figure))}</span>{" "}
        <span className={styles.counted}>{contextOf(figure)}</span>
      </h4>
      <dl className={styles.definition}>
        <dt>It counts</dt>
        <dd>{definition.counts}</dd>
        <dt>It does not say</dt>
        <dd>{definition.excludes}</dd>
        {"period" in definition && (
          <>
            <dt>Period</dt>
            <dd>{definition.period}</dd>
          </>
        )}
      </dl>
    </li>
  );
}
