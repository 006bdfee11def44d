import type { ReactNode } from "react";
import { capital, contextOf, type Figure, numberOf } from "../../../shared/content/figure.ts";
import { figures } from "../../../shared/content/figures.ts";
import { physicalFigures } from "../../../shared/content/physical-figures.ts";
import { Grid, Stack } from "../../components/layout.tsx";
import { Tally } from "../../components/tally.tsx";
import { ForceLine, HeadingError, MeetingVehicles } from "./calculated-drawings.tsx";
import styles from "./figures-page.module.css";

type CalculatedName = keyof typeof physicalFigures;

interface CalculatedGroup {
  name: string;
  drawing: ReactNode;
  of: readonly CalculatedName[];
}

const { culverts, inspectedCulverts } = figures;

const groups: readonly CalculatedGroup[] = [
  {
    name: "Force in a rail",
    drawing: <ForceLine />,
    of: ["forcePerDegree", "stressPerDegree", "freeExpansion", "winterTension"],
  },
  {
    name: "Position without satellites",
    drawing: <HeadingError />,
    of: ["headingError", "inertialError"],
  },
  {
    name: "Vehicles that meet",
    drawing: <MeetingVehicles />,
    of: ["closingDistance", "reactionDistance", "positionDelay", "lunarStopping"],
  },
  {
    name: "A round of the culverts",
    drawing: <Tally of={culverts.value / inspectedCulverts.value} counted={{ bold: 1 }} />,
    of: ["inspectionRound"],
  },
];

/** The figures that follow from physics or from company figures, with their formulas, beside drawings to scale. */
export function CalculatedFigures() {
  return groups.map(({ name, drawing, of }) => (
    <Grid key={name} as="section" split="5+6" gap={6} className={styles.group}>
      <Stack gap={4} stretch>
        <h3>{name}</h3>
        {drawing}
      </Stack>
      <ul className={styles.results}>
        {of.map((figure) => (
          <Result key={figure} of={physicalFigures[figure]} />
        ))}
      </ul>
    </Grid>
  ));
}

function Result({ of: figure }: { of: Figure & { source: string } }) {
  return (
    <li>
      <h4 className={styles.name}>
        <span className={styles.number}>{capital(numberOf(figure))}</span>{" "}
        <span className={styles.counted}>{contextOf(figure)}</span>
      </h4>
      <p className={styles.formula}>{figure.source}</p>
    </li>
  );
}
