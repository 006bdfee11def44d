import { fleet } from "../../shared/content/mine-level/record.ts";

/** The parts of a vehicle: from and to, as shares of its length and of its width from the left, and heights in metres. */
const parts = [
  [[0, 0.58], [0, 1], [1.1, 2.9]],
  [[0.5, 0.66], [0.3, 0.7], [0.8, 1.4]],
  [[0.66, 1], [0.08, 0.92], [0.7, 1.9]],
  [[0.68, 0.82], [0.08, 0.5], [1.9, 2.8]],
];
/** The ends of the first part slope: this share of its length is under each end of its top. */
const SLOPE = 0.16;
/** The middles of the wheels along a vehicle, and their radius in metres. */
const WHEELS = [0.14, 0.4, 0.84];
const WHEEL_M = 0.95;

/** How light the faces across, beside and above a vehicle are, and its edges. */
const FACES = [0.01, 0.005, 0.017];
const EDGE = 0.1;
/** The area of a face of that light. */
const FULL_M2 = 9;

/** Draws the faces of a vehicle that are turned to the camera, with their edges. */
export function drawShape(vehicle, { at, heading }, eye, random, put) {
  const { length, width } = fleet[vehicle];
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const [dx, dy] = [eye[0] - at[0], eye[1] - at[1]];
  /** Of each axis, the side that the camera sees. */
  const seen = [Number(dx * cos + dy * sin > 0), Number(dy * cos - dx * sin > 0), 1];
  const draw = ([u, v, up], weight) => {
    const [ahead, aside] = [(u - 0.5) * length, (v - 0.5) * width];
    put([at[0] + ahead * cos - aside * sin, at[1] + ahead * sin + aside * cos], up, weight);
  };
  for (const [index, part] of parts.entries()) {
    const sloped = index === 0 ? slopeOf(part) : (place) => place;
    for (const [axis, weight] of FACES.entries()) {
      const share = areaOf(part, axis, length, width) / FULL_M2;
      drawFace(part, axis, seen[axis], random, (place) => draw(sloped(place), weight * share));
      drawEdges(part, axis, seen[axis], random, (place) => draw(sloped(place), EDGE));
    }
  }
  for (const middle of WHEELS) drawWheel(middle, seen[1], length, random, draw);
}

/** Square metres of the faces across an axis. */
function areaOf(part, axis, length, width) {
  const scale = [length, width, 1];
  const metres = part.map(([from, to], side) => (side === axis ? 1 : (to - from) * scale[side]));
  return metres[0] * metres[1] * metres[2];
}

/** Draws the ends of a part in towards its floor. */
function slopeOf([[from, to], , [low, high]]) {
  return ([u, v, up]) => {
    const depth = (high - up) / (high - low);
    return [u + ((from + to) / 2 - u) * 2 * SLOPE * depth, v, up];
  };
}

/** A tyre, lighter at its rim. */
function drawWheel(middle, side, length, random, draw) {
  for (let shot = 0; shot < 12_000; shot++) {
    const angle = random() * 2 * Math.PI;
    const radius = WHEEL_M * (shot % 3 === 0 ? 1 : shot % 3 === 1 ? 0.45 : Math.sqrt(random()));
    const place = [middle + (Math.cos(angle) * radius) / length, side, WHEEL_M + Math.sin(angle) * radius];
    draw(place, shot % 3 === 2 ? 0.006 : 0.05);
  }
}

function drawFace(part, axis, side, random, draw) {
  for (let shot = 0; shot < 40_000; shot++) {
    const place = part.map(([from, to]) => from + (to - from) * random());
    place[axis] = part[axis][side];
    draw(place);
  }
}

function drawEdges(part, axis, side, random, draw) {
  for (let shot = 0; shot < 3000; shot++) {
    const place = part.map((sides) => sides[Math.round(random())]);
    const along = (axis + 1 + (shot % 2)) % 3;
    const [from, to] = part[along];
    place[axis] = part[axis][side];
    place[along] = from + (to - from) * random();
    draw(place);
  }
}
