import { paths } from "../../../shared/paths.ts";
import wide from "../../media/drawings/line-plan.svg";
import narrow from "../../media/drawings/line-plan-narrow.svg";
import { LinkedDrawing } from "./linked-drawing.tsx";

/** A plan of a railway line, for a dark background. Its letters link to the four railway case studies. */
export function LinePlan() {
  return (
    <>
      <LinkedDrawing
        of={wide}
        places={widePlaces}
        window="wide"
        ground="night"
        hrefOf={(product) => paths.caseStudy("railways", product)}
      />
      <LinkedDrawing
        of={narrow}
        places={narrowPlaces}
        window="narrow"
        ground="night"
        hrefOf={(product) => paths.caseStudy("railways", product)}
      />
    </>
  );
}

const widePlaces = [
  { sign: "A", product: "autonomous-track-monitoring", at: [232, 360.2], square: [232, 462] },
  { sign: "B", product: "track-temperature-sensor", at: [440, 394.4], square: [440, 130] },
  { sign: "C", product: "culvert-risk-assessor", at: [657.6, 367.4], square: [727.6, 454] },
  { sign: "D", product: "predictive-weather-alerts", at: [1090, 234.6], square: [1090, 452] },
] as const;

const narrowPlaces = [
  { sign: "A", product: "autonomous-track-monitoring", at: [236, 96], square: [62, 120] },
  { sign: "B", product: "track-temperature-sensor", at: [275.3, 200], square: [64, 238] },
  { sign: "C", product: "culvert-risk-assessor", at: [247.5, 336.8], square: [64, 392] },
  { sign: "D", product: "predictive-weather-alerts", at: [228, 502], square: [352, 404] },
] as const;
