import { type FigureDefinition, figures } from "../../../shared/content/figures.ts";
import { Tally } from "../../components/tally.tsx";
import { FigureGroup, type FigureGroupProps, ListedFigure } from "./figure-group.tsx";
import styles from "./figures-page.module.css";

const { culvertsOverlooked, forecast, manualLabour, trackLength } = figures;
const KM_PER_MARK = 10;
const HOURS_PER_MARK = 8;

interface CompanyGroup extends FigureGroupProps {
  of: readonly (keyof typeof figures)[];
}

export const companyGroups: readonly CompanyGroup[] = [
  {
    id: "track",
    name: "Track monitored",
    drawing: <Tally of={trackLength.value / KM_PER_MARK} />,
    caption: `One mark: ${KM_PER_MARK} km of track`,
    of: ["trackLength", "dataCollected", "collectionTime", "uncertainSpots"],
  },
  {
    id: "inspection",
    name: "Inspection by hand",
    drawing: <Tally of={manualLabour.value / HOURS_PER_MARK} major={5} />,
    caption: `One mark: ${HOURS_PER_MARK} hours of labour`,
    of: ["manualLabour", "inspectorCost", "reportingInaccuracy"],
  },
  {
    id: "culverts",
    name: "Culverts",
    drawing: <Tally of={100} counted={{ bold: culvertsOverlooked.value }} />,
    caption: "One mark: a hundredth of the culverts",
    of: ["culvertsOverlooked", "inspectedCulverts", "culvertImages", "imageProcessing"],
  },
  {
    id: "weather",
    name: "Weather",
    drawing: <Tally of={forecast.value} major={6} />,
    caption: "One mark: an hour ahead",
    of: ["forecast", "weatherCosts"],
  },
];

/** Lists the company's figures by subject, except that of the opening, with the definition and the limits of each. */
export function CompanyFigures() {
  return companyGroups.map(({ of, ...group }) => (
    <FigureGroup key={group.id} {...group}>
      {of.map((figure) => (
        <ListedFigure key={figure} of={figures[figure]}>
          <Definition {...figures[figure].definition} />
        </ListedFigure>
      ))}
    </FigureGroup>
  ));
}

/** The definition of a figure: what it counts, and what it does not say. */
export function Definition({ counts, excludes }: FigureDefinition) {
  return (
    <dl className={styles.explanation}>
      {counts && (
        <div>
          <dt>It counts:</dt> <dd>{counts}</dd>
        </div>
      )}
      <div>
        <dt>It does not say:</dt> <dd>{excludes}</dd>
      </div>
    </dl>
  );
}
