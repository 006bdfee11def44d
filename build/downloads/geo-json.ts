import { lineName } from "../../shared/content/example-line/features.ts";
import { LINE_LENGTH } from "../../shared/content/example-line/line-design.ts";
import type { PlaceRecord } from "./place-record.ts";
import { coordinatesAt } from "./survey.ts";

/** Every file says what it is, once. */
const EXAMPLE = "Example line";

/** Formats the line and its places as GeoJSON (RFC 7946). */
export function geoJsonOf(records: readonly PlaceRecord[]): string {
  const features = [
    featureOf(
      { type: "LineString", coordinates: lineCoordinates() },
      { name: lineName, note: EXAMPLE },
    ),
    ...records.map((record) =>
      featureOf({ type: "Point", coordinates: positionOf(record) }, record),
    ),
  ];
  return `${JSON.stringify({ type: "FeatureCollection", features }, null, 1)}\n`;
}

function featureOf(geometry: object, properties: object) {
  return { type: "Feature", geometry, properties };
}

type Position = readonly [longitude: number, latitude: number];

function positionOf({ longitude_deg, latitude_deg }: PlaceRecord): Position {
  return [longitude_deg, latitude_deg];
}

/** Metres between two points of the line in the files. */
const STEP = 100;

function lineCoordinates(): Position[] {
  return Array.from({ length: LINE_LENGTH / STEP + 1 }, (_, index): Position => {
    const { longitude, latitude } = coordinatesAt(index * STEP);
    return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6))];
  });
}
