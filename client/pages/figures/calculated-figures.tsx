import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { Tally } from "../../components/tally.tsx";
import {
  ForceLine,
  HeadingError,
  headingErrorCaption,
  MeetingVehicles,
} from "./calculated-drawings.tsx";
import { FigureGroup, type FigureGroupProps, ListedFigure } from "./figure-group.tsx";
import styles from "./figures-page.module.css";

interface CalculatedGroup extends FigureGroupProps {
  of: readonly (keyof typeof physicalFigures)[];
}

const { culverts, inspectedCulverts } = figures;

export const calculatedGroups: readonly CalculatedGroup[] = [
  {
    id: "force",
    name: "Force in a rail",
    drawing: <ForceLine />,
    of: ["forcePerDegree", "stressPerDegree", "freeExpansion", "winterTension"],
  },
  {
    id: "position",
    name: "Position without satellites",
    drawing: <HeadingError />,
    caption: headingErrorCaption,
    of: ["headingError", "inertialError"],
  },
  {
    id: "vehicles",
    name: "Vehicles that meet",
    drawing: <MeetingVehicles />,
    of: ["closingDistance", "reactionDistance", "positionDelay", "lunarStopping"],
  },
  {
    id: "round",
    name: "A round of the culverts",
    drawing: <Tally of={culverts.value / inspectedCulverts.value} major={1} />,
    caption: "From mark to mark: one year",
    of: ["inspectionRound"],
  },
];

/** The figures that follow from physics or from company figures, with their formulas, beside drawings to scale. */
export function CalculatedFigures() {
  return calculatedGroups.map(({ of, ...group }) => (
    <FigureGroup key={group.id} {...group}>
      {of.map((figure) => (
        <ListedFigure key={figure} of={physicalFigures[figure]}>
          <p className={styles.explanation}>{physicalFigures[figure].source}</p>
        </ListedFigure>
      ))}
    </FigureGroup>
  ));
}
