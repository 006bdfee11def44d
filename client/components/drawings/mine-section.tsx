import { paths } from "../../../shared/paths.ts";
import wide from "../../media/drawings/mine-section.svg";
import narrow from "../../media/drawings/mine-section-narrow.svg";
import { LinkedDrawing, type Place } from "./linked-drawing.tsx";

/** A section of a mine with a level for each of four challenges, for a dark background. Its letters link to the mining case studies. */
export function MineSection() {
  const hrefOf = (product: Place["product"]) => paths.caseStudy("mining", product);
  return (
    <LinkedDrawing wide={wide} narrow={narrow} places={places} hrefOf={hrefOf} ground="night" />
  );
}

const places: readonly Place[] = [
  {
    sign: "A",
    product: "underground-positioning-system",
    wide: { at: [638.4, 417.2], square: [388.4, 336.5] },
    narrow: { at: [296.4, 297.7], square: [156.4, 234.7] },
  },
  {
    sign: "B",
    product: "collision-avoidance",
    wide: { at: [604.8, 648.9], square: [670.8, 591.3] },
    narrow: { at: [280.8, 453], square: [280.8, 404.4] },
  },
];
