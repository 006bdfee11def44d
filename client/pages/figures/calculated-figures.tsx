import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import {
  ForceLine,
  HeadingError,
  headingErrorCaption,
  InertialError,
  InspectionRound,
  MeetingVehicles,
  meetingCaption,
} from "./calculated-drawings.tsx";
import { FigureGroup, type FigureGroupProps, ListedFigure } from "./figure-group.tsx";
import styles from "./figures-page.module.css";

interface CalculatedGroup extends FigureGroupProps {
  of: readonly (keyof typeof physicalFigures)[];
}

export const calculatedGroups: readonly CalculatedGroup[] = [
  {
    id: "force",
    name: "Force in a rail",
    drawing: <ForceLine />,
    of: ["winterTension", "forcePerDegree", "stressPerDegree", "freeExpansion"],
  },
  {
    id: "position",
    name: "Position without satellites",
    drawing: <HeadingError />,
    caption: headingErrorCaption,
    further: <InertialError />,
    of: ["headingError", "inertialError"],
  },
  {
    id: "vehicles",
    name: "Vehicles that meet",
    drawing: <MeetingVehicles />,
    caption: meetingCaption,
    of: ["closingDistance", "reactionDistance", "positionDelay", "lunarStopping"],
  },
  {
    id: "round",
    name: "A round of the culverts",
    drawing: <InspectionRound />,
    caption: "One box: the culverts of a year",
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
