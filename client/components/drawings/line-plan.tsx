import { paths } from "../../../shared/paths.ts";
import wide from "../../media/drawings/line-plan.svg";
import narrow from "../../media/drawings/line-plan-narrow.svg";
import { LinkedDrawing, type Place } from "./linked-drawing.tsx";

/** A plan of a railway line, for a dark background. Its letters link to the four railway case studies. */
export function LinePlan() {
  const hrefOf = (product: Place["product"]) => paths.caseStudy("railways", product);
  return (
    <LinkedDrawing wide={wide} narrow={narrow} places={places} hrefOf={hrefOf} ground="night" />
  );
}

const places: readonly Place[] = [
  {
    sign: "A",
    product: "autonomous-track-monitoring",
    wide: { at: [232, 360.2], square: [232, 462] },
    narrow: { at: [236, 96], square: [62, 120] },
  },
  {
    sign: "B",
    product: "track-temperature-sensor",
    wide: { at: [440, 394.4], square: [440, 130] },
    narrow: { at: [275.3, 200], square: [64, 238] },
  },
  {
    sign: "C",
    product: "culvert-risk-assessor",
    wide: { at: [657.6, 367.4], square: [727.6, 454] },
    narrow: { at: [247.5, 336.8], square: [64, 392] },
  },
  {
    sign: "D",
    product: "predictive-weather-alerts",
    wide: { at: [1090, 234.6], square: [1090, 452] },
    narrow: { at: [228, 502], square: [352, 404] },
  },
];
