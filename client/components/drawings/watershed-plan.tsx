import wide from "../../media/drawings/watershed.svg";
import narrow from "../../media/drawings/watershed-narrow.svg";
import { LinkedDrawing } from "./linked-drawing.tsx";

/** A plan of a river and a railway line with ranked culverts. Its letters link to the products. */
export function WatershedPlan() {
  return (
    <>
      <LinkedDrawing of={wide} places={widePlaces} window="wide" />
      <LinkedDrawing of={narrow} places={narrowPlaces} window="narrow" />
    </>
  );
}

const widePlaces = [
  { sign: "A", product: "culvert-risk-assessor", at: [891, 213], square: [862, 318] },
  { sign: "B", product: "predictive-weather-alerts", at: [1124, 100], square: [1190, 52] },
  { sign: "C", product: "track-temperature-sensor", at: [235, 204], square: [120, 350] },
] as const;

const narrowPlaces = [
  { sign: "A", product: "culvert-risk-assessor", at: [171, 212], square: [120, 300] },
  { sign: "B", product: "predictive-weather-alerts", at: [312.4, 76], square: [352, 40] },
  { sign: "C", product: "track-temperature-sensor", at: [212, 474], square: [330, 450] },
] as const;
