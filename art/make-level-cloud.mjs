/**
 * Draws the mine level of the fleet map as a point cloud into `masters/`, with the fleet where the map's first view has it:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-level-cloud.mjs
 *
 * Every point lies on a floor, wall or back of the level's drifts, at their elevation; colours are heights.
 */
import path from "node:path";
import sharp from "sharp";
import { bodyOf } from "../shared/content/mine-level/bodies.ts";
import { TRUCK_1, TRUCK_3 } from "../shared/content/mine-level/record.ts";
import { stills } from "../shared/content/mine-level/replay-choice.ts";
import { centrelines, elevationOn, hash, pointOn } from "./mine-level/level.ts";
import { poseOf } from "./mine-level/poses.ts";
import { moments } from "./mine-level/record.ts";
import { clearanceAt, sightFrom } from "./mine-level/walls.ts";

// Metres: how far from a middle line walls can be, heights of walls and backs, the lowest floor, the reach of headlights.
const REACH_M = 8.5;
const WALL_M = 3.2;
const BACK_M = 5.2;
const BASE_M = 497;
const LIGHT_M = 35;
// Half of the length of a truck.
const VEHICLE_M = 5;

/** Two trucks with rock between them: what the driver of each sees, in metres from the truck, and the line from one to the other. */
const blindCorner = { moment: stills.cab.at, sightM: 90, unseen: [TRUCK_3, TRUCK_1] };

/** Each picture: the moment of the shift, its size in pixels, the camera and the point it looks at in metres, and the tangent of half the horizontal angle of view. */
const views = {
  "mine-level-cloud": {
    moment: stills.fleet.at,
    size: [1920, 1080],
    eye: [-80, 270, 110],
    at: [62, 146, 25],
    zoom: 0.6,
  },
  "mine-level-cloud-upright": {
    moment: stills.fleet.at,
    size: [640, 1280],
    eye: [-80, 270, 150],
    at: [112, 170, 60],
    zoom: 0.37,
  },
  "mine-level-corner": {
    ...blindCorner,
    size: [1280, 1024],
    eye: [100, 318, 82],
    at: [122, 209, 2],
    zoom: 0.36,
  },
  "mine-level-corner-upright": {
    ...blindCorner,
    size: [640, 960],
    eye: [116, 350, 104],
    at: [133, 210, 2],
    zoom: 0.225,
  },
};

/** Heights and their colours, linear. */
const ramp = [
  [-2, [0.03, 0.1, 0.42]],
  [3, [0.02, 0.36, 0.62]],
  [8, [0.04, 0.62, 0.5]],
  [13, [0.34, 0.7, 0.16]],
  [19, [0.85, 0.55, 0.05]],
  [30, [0.9, 0.22, 0.02]],
];

for (const [name, view] of Object.entries(views)) await writeView(name, view);

async function writeView(name, { moment, size, eye, at, zoom, sightM, unseen }) {
  const [width, height] = size;
  const project = camera(eye, at, zoom, width, height);
  const level = new Float32Array(width * height * 3);
  for (const [drift] of centrelines.entries()) {
    drawDrift(drift, splatter(level, width, height, project));
  }
  const vehicles = new Float32Array(level.length);
  const splat = splatter(vehicles, width, height, project);
  drawFleet(moment, splat);
  if (unseen) drawUnseen(moment, unseen, sightM, splat);
  // A vehicle hides most of what lies behind it.
  const light = level.map((value, index) => {
    const red = vehicles[index - (index % 3)];
    return value * Math.exp(-3 * red) + vehicles[index];
  });
  const pixels = Buffer.from(light.map((value) => 255 * (1 - Math.exp(-value)) ** (1 / 2.2)));
  const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  const glow = await picture().blur(9).linear(0.55, 0).png().toBuffer();
  const haze = await picture().blur(34).linear(0.42, 0).png().toBuffer();
  const rock = { create: { width, height, channels: 3, background: "#050c12" } };
  await picture()
    .composite([glow, haze, rock].map((input) => ({ input, blend: "screen" })))
    .webp({ quality: 92 })
    .toFile(path.resolve("art/masters", `${name}.webp`));
}

function drawDrift(drift, splat) {
  const { length } = centrelines[drift];
  const random = randomOf(drift);
  for (let along = 0; along < length; along += 0.1) {
    const base = elevationOn(drift, along) - BASE_M;
    for (let shot = 0; shot < 36; shot++) {
      const across = (random() * 2 - 1) * REACH_M;
      drawSection(pointOn(drift, along + random() * 0.1, across), base, random, splat);
    }
  }
}

/** Floor and back above each other, and the wall where a point is near one. */
function drawSection(point, base, random, splat) {
  const clearance = clearanceAt(point);
  if (clearance < 0) return;
  // The back is an arch: low at the walls, high in the middle.
  const arch = WALL_M + (BACK_M - WALL_M) * Math.min(1, clearance / 2.6) ** 0.6;
  const rough = 0.25 * (hash(Math.floor(point[0] * 2), Math.floor(point[1] * 2)) - 0.5);
  splat(point, base + rough, 0.65);
  splat(point, base + arch + rough, 0.36);
  for (let up = 0; up < 5 && clearance < 0.35; up++) {
    splat(point, base + random() * WALL_M, 0.83);
  }
}

/** Every vehicle as a box, and the floor before it that its headlights reach. */
function drawFleet(moment, splat) {
  const random = randomOf(99);
  for (const [vehicle, state] of moments[moment].vehicles.entries()) {
    const pose = poseOf(vehicle, state);
    const base = floorAt(pose.at);
    const [corner, left, , right] = bodyOf({ vehicle, pose });
    for (let shot = 0; shot < 6000; shot++) {
      const point = between(between(corner, left, random()), right, random(), corner);
      splat(point, base + random() * 2.8, 0.9, [1, 0.36, 0.01]);
    }
    drawHeadlights(pose, random, splat);
  }
}

function drawHeadlights({ at, heading }, random, splat) {
  const [, ...ends] = sightFrom(at, heading, LIGHT_M);
  for (let shot = 0; shot < 9000; shot++) {
    const share = Math.sqrt(random());
    const point = between(at, ends[Math.floor(random() * ends.length)], share);
    if (clearanceAt(point) < 0) continue;
    const away = Math.hypot(point[0] - at[0], point[1] - at[1]) / LIGHT_M;
    splat(point, floorAt(point), 0.45 * (1 - away) ** 2, [1, 0.62, 0.22]);
  }
}

/** The floor that each of two drivers sees, and dashes through the rock from one vehicle to the other. */
function drawUnseen(moment, unseen, sightM, splat) {
  const random = randomOf(7);
  const poses = unseen.map((vehicle) => poseOf(vehicle, moments[moment].vehicles[vehicle]));
  for (const pose of poses) drawSight(pose, sightM, random, splat);
  const [from, to] = poses.map(({ at }) => at);
  for (let share = 0; share < 1; share += 0.0004) {
    const point = between(from, to, share);
    if (clearanceAt(point) >= 0 || (share * 24) % 1 > 0.6) continue;
    for (let shot = 0; shot < 12; shot++) {
      const near = point.map((value) => value + (random() - 0.5) * 0.5);
      splat(near, floorAt(from) + 2, 0.9, [1, 1, 1]);
    }
  }
}

function drawSight({ at, heading }, sightM, random, splat) {
  const [, ...ends] = sightFrom(at, heading, sightM);
  const last = ends.length - 1;
  for (let shot = 0; shot < 400_000; shot++) {
    const ray = random() * last;
    const end = between(ends[Math.floor(ray)], ends[Math.ceil(ray)], ray % 1);
    const away = Math.sqrt(random()) * sightM;
    const share = away / Math.hypot(end[0] - at[0], end[1] - at[1]);
    const point = between(at, end, share);
    if (away < VEHICLE_M || share > 1 || clearanceAt(point) < 0) continue;
    splat(point, floorAt(point), 0.5 * (1 - (0.8 * away) / sightM), [1, 0.5, 0.1]);
  }
}

/** A share of the way from one point to another, or in the direction from `origin` to the other. */
function between(from, to, share, origin = from) {
  return [0, 1].map((axis) => from[axis] + (to[axis] - origin[axis]) * share);
}

/** Elevation of the floor at the nearest point of a centreline. */
function floorAt([x, y]) {
  let nearest = Number.POSITIVE_INFINITY;
  let elevation = BASE_M;
  for (const [drift, { points, spacing }] of centrelines.entries()) {
    for (const [index, [px, py]] of points.entries()) {
      const metres = (px - x) ** 2 + (py - y) ** 2;
      if (metres >= nearest) continue;
      nearest = metres;
      elevation = elevationOn(drift, index * spacing);
    }
  }
  return elevation - BASE_M;
}

function splatter(light, width, height, project) {
  return ([x, y], z, weight, tint) => {
    const [px, py, depth] = project(x, y, z);
    if (!(px > 0 && py > 0 && px < width - 1 && py < height - 1)) return;
    const [r, g, b] = tint ?? colourOf(z);
    // Far points are smaller than a pixel, and darker.
    const power = weight * 0.34 * (260 / depth) ** 1.75;
    const [left, top] = [Math.floor(px), Math.floor(py)];
    const [u, v] = [px - left, py - top];
    for (const [dx, dy, share] of [
      [0, 0, (1 - u) * (1 - v)],
      [1, 0, u * (1 - v)],
      [0, 1, (1 - u) * v],
      [1, 1, u * v],
    ]) {
      const index = ((top + dy) * width + left + dx) * 3;
      light[index] += r * power * share;
      light[index + 1] += g * power * share;
      light[index + 2] += b * power * share;
    }
  };
}

function camera(eye, at, zoom, width, height) {
  const sub = (a, b) => a.map((value, axis) => value - b[axis]);
  const unit = (a) => a.map((value) => value / Math.hypot(...a));
  // x to the east and y to the south make a left-handed system with z upward.
  const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
  const forward = unit(sub(at, eye));
  const right = unit(cross([0, 0, 1], forward));
  const up = cross(forward, right);
  const dot = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0);
  return (x, y, z) => {
    const from = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = dot(from, forward);
    const reach = width / 2 / zoom / depth;
    return [width / 2 + dot(from, right) * reach, height / 2 - dot(from, up) * reach, depth];
  };
}

function colourOf(height) {
  let index = 1;
  while (index < ramp.length - 1 && height > ramp[index][0]) index++;
  const [[low, from], [high, to]] = [ramp[index - 1], ramp[index]];
  const share = Math.max(0, Math.min(1, (height - low) / (high - low)));
  return from.map((value, channel) => value + (to[channel] - value) * share);
}

function randomOf(seed) {
  let count = 0;
  return () => hash(count++, seed);
}
