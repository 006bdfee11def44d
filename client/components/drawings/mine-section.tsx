import { paths } from "../../../shared/paths.ts";
import wide from "../../media/drawings/mine-section.svg";
import narrow from "../../media/drawings/mine-section-narrow.svg";
import { LinkedDrawing } from "./linked-drawing.tsx";

/** A section of a mine with a level for each of four challenges, for a dark background. Its letters link to the mining case studies. */
export function MineSection() {
  return (
    <>
      <LinkedDrawing
        of={wide}
        places={widePlaces}
        window="wide"
        ground="night"
        hrefOf={(product) => paths.caseStudy("mining", product)}
      />
      <LinkedDrawing
        of={narrow}
        places={narrowPlaces}
        window="narrow"
        ground="night"
        hrefOf={(product) => paths.caseStudy("mining", product)}
      />
    </>
  );
}

const widePlaces = [
  {
    sign: "A",
    product: "underground-positioning-system",
    at: [638.4, 417.2],
    square: [388.4, 336.5],
  },
  { sign: "B", product: "collision-avoidance", at: [604.8, 648.9], square: [670.8, 591.3] },
] as const;

const narrowPlaces = [
  {
    sign: "A",
    product: "underground-positioning-system",
    at: [296.4, 297.7],
    square: [156.4, 234.7],
  },
  { sign: "B", product: "collision-avoidance", at: [280.8, 453], square: [280.8, 404.4] },
] as const;
