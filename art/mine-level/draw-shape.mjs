import { fleet } from "../../shared/content/mine-level/record.ts";

/** The parts of a vehicle: from and to, as shares of its length and of its width from the left, and heights in metres. */
const parts = [
  [[0, 0.56], [0, 1], [1, 2.9]],
  [[0.56, 0.64], [0.3, 0.7], [0.8, 1.5]],
  [[0.64, 1], [0, 1], [0.5, 1.9]],
  [[0.64, 0.8], [0, 0.42], [1.9, 2.7]],
];

/** How light the faces across, beside and above a vehicle are, and its edges. */
const FACES = [0.01, 0.005, 0.017];
const EDGE = 0.12;

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
  for (const part of parts) {
    for (const [axis, weight] of FACES.entries()) {
      drawFace(part, axis, seen[axis], random, (place) => draw(place, weight));
      drawEdges(part, axis, seen[axis], random, (place) => draw(place, EDGE));
    }
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
