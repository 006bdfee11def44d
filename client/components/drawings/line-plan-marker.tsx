import { products } from "../../../shared/content/products.ts";
import { paths } from "../../../shared/paths.ts";
import { Marker } from "./marker.tsx";
import type { Point } from "./path-data.ts";

/** The letters of the plan, and of the list beneath it. */
const places = {
  A: "autonomous-track-monitoring",
  B: "track-temperature-sensor",
  C: "culvert-risk-assessor",
  D: "predictive-weather-alerts",
} as const;

interface LinePlanMarkerProps {
  letter: keyof typeof places;
  at: Point;
  square: Point;
}

/** A letter on the plan that leads to its case study. */
export function LinePlanMarker({ letter, ...rest }: LinePlanMarkerProps) {
  const product = places[letter];
  return (
    <Marker
      {...rest}
      sign={letter}
      href={paths.caseStudy("railways", product)}
      name={products[product].name}
    />
  );
}
