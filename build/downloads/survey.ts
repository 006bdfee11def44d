import { designAt, LINE_LENGTH } from "../../shared/content/example-line/line-design.ts";

/** A point of the line: metres to the east and to the north of its beginning, and the direction in radians from east. */
interface Spot {
  x: number;
  y: number;
  heading: number;
}

const STEP = 20;
/** Chosen so that the line as a whole runs to the east. */
const FIRST_HEADING = (4 * Math.PI) / 180;

/** The line in plan at every 20 m, integrated from its curvature. */
const spots: readonly Spot[] = surveyLine();

function surveyLine(): Spot[] {
  const line: Spot[] = [{ x: 0, y: 0, heading: FIRST_HEADING }];
  let last = line[0] as Spot;
  for (let metres = STEP; metres <= LINE_LENGTH; metres += STEP) {
    const heading = last.heading - designAt(metres - STEP / 2).curvature * STEP;
    last = {
      x: last.x + Math.cos(heading) * STEP,
      y: last.y + Math.sin(heading) * STEP,
      heading,
    };
    line.push(last);
  }
  return line;
}

/** Returns where a place of the line lies. */
export function spotAt(metres: number): Spot {
  const cell = Math.max(0, Math.min(spots.length - 2, Math.floor(metres / STEP)));
  const part = metres / STEP - cell;
  const [before, after] = [spots[cell], spots[cell + 1]] as [Spot, Spot];
  const x = before.x + (after.x - before.x) * part;
  const y = before.y + (after.y - before.y) * part;
  return { x, y, heading: after.heading };
}

/** Metres of a degree of latitude and of longitude at the equator (WGS 84). */
const LATITUDE_DEGREE = 110_574;
const LONGITUDE_DEGREE = 111_320;

/**
 * Returns the coordinates of a place in degrees (WGS 84). The line begins at 0° north, 0° east and runs to the east: into
 * the open Gulf of Guinea, where no railway can be, so that nobody takes it for a real one. At the equator a degree has
 * nearly the same length in both directions, so the plan keeps its shape.
 */
export function coordinatesAt(metres: number): { latitude: number; longitude: number } {
  const { x, y } = spotAt(metres);
  return { latitude: y / LATITUDE_DEGREE, longitude: x / LONGITUDE_DEGREE };
}
