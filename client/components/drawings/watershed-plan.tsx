import wide from "../../media/drawings/watershed.svg";
import narrow from "../../media/drawings/watershed-narrow.svg";
import { LinkedDrawing, type Place } from "./linked-drawing.tsx";

/** A plan of a river and a railway line with ranked culverts. Its letters link to the products. */
export function WatershedPlan() {
  return <LinkedDrawing wide={wide} narrow={narrow} places={places} />;
}

const places: readonly Place[] = [
  {
    sign: "A",
    product: "culvert-risk-assessor",
    wide: { at: [891, 213], square: [862, 318] },
    narrow: { at: [171, 212], square: [120, 300] },
  },
  {
    sign: "B",
    product: "predictive-weather-alerts",
    wide: { at: [1124, 100], square: [1190, 52] },
    narrow: { at: [312.4, 76], square: [352, 40] },
  },
  {
    sign: "C",
    product: "track-temperature-sensor",
    wide: { at: [235, 204], square: [120, 350] },
    narrow: { at: [212, 474], square: [330, 450] },
  },
];
