import wide from "../../media/drawings/line-section.svg";
import narrow from "../../media/drawings/line-section-narrow.svg";
import { LinkedDrawing } from "./linked-drawing.tsx";

/** A section from the weather down to a mine, for dark ground. Its numbers link to the six products. */
export function LineSection() {
  return (
    <>
      <LinkedDrawing of={wide} places={widePlaces} window="wide" ground="night" />
      <LinkedDrawing of={narrow} places={narrowPlaces} window="narrow" ground="night" />
    </>
  );
}

const widePlaces = [
  { sign: 1, product: "autonomous-track-monitoring", at: [281, 208], square: [281, 128] },
  { sign: 2, product: "track-temperature-sensor", at: [1067, 295], square: [1067, 150] },
  { sign: 3, product: "culvert-risk-assessor", at: [557, 430], square: [640, 510] },
  { sign: 4, product: "predictive-weather-alerts", at: [722, 92], square: [812, 92] },
  { sign: 5, product: "underground-positioning-system", at: [1010, 494], square: [960, 410] },
  { sign: 6, product: "collision-avoidance", at: [1332, 529.6], square: [1332, 414] },
] as const;

const narrowPlaces = [
  { sign: 1, product: "autonomous-track-monitoring", at: [115, 346], square: [72, 276] },
  { sign: 2, product: "track-temperature-sensor", at: [322, 438], square: [352, 352] },
  { sign: 3, product: "culvert-risk-assessor", at: [238, 532], square: [300, 598] },
  { sign: 4, product: "predictive-weather-alerts", at: [150, 104], square: [72, 72] },
  { sign: 5, product: "underground-positioning-system", at: [104, 748], square: [72, 668] },
  { sign: 6, product: "collision-avoidance", at: [324, 784], square: [324, 700] },
] as const;
