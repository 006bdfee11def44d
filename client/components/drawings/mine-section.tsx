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
    wide: { at: [638.4, 417.2], square: [400, 294] },
    narrow: { at: [296.4, 297.7], square: [106, 230] },
  },
  {
    sign: "B",
    product: "collision-avoidance",
    wide: { at: [604.8, 648.9], square: [620, 546] },
    narrow: { at: [280.8, 453], square: [290, 402] },
  },
];
