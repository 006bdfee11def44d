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
import { drawShape } from "./mine-level/draw-shape.mjs";
import { centrelines, elevationOn, hash, pointOn } from "./mine-level/level.ts";
import { camera, splatter } from "./mine-level/level-camera.mjs";
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

/** Of vehicles: amber, and of the two with rock between them those of the driver's display, its own first. */
const AMBER = [1, 0.36, 0.01];
const TINTS = [
  [1, 1, 1],
  [0.1, 0.72, 1],
];

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
  "mine-level-ramp": {
    moment: stills.fleet.at,
    size: [1400, 1040],
    eye: [-34, 250, 66],
    at: [46, 194, 23],
    zoom: 0.42,
    near: true,
  },
  "mine-level-ramp-upright": {
    moment: stills.fleet.at,
    size: [640, 800],
    eye: [-34, 250, 66],
    at: [41, 202, 22],
    zoom: 0.24,
    near: true,
  },
  "mine-level-corner": {
    ...blindCorner,
    near: true,
    size: [1280, 1024],
    eye: [100, 318, 82],
    at: [122, 209, 2],
    zoom: 0.36,
  },
  "mine-level-corner-upright": {
    ...blindCorner,
    near: true,
    size: [640, 960],
    eye: [116, 350, 104],
    at: [133, 210, 2],
    zoom: 0.225,
  },
};

/** Names as arguments limit the pictures. */
const names = process.argv.slice(2);
for (const [name, view] of Object.entries(views)) {
  if (names.length === 0 || names.includes(name)) await writeView(name, view);
}

async function writeView(name, { moment, size, eye, at, zoom, near, sightM, unseen }) {
  const [width, height] = size;
  const project = camera(eye, at, zoom, width, height);
  const level = new Float32Array(width * height * 3);
  for (const [drift] of centrelines.entries()) {
    const splatLevel = splatter(level, width, height, project);
    if (near) drawSurfaces(drift, splatLevel);
    else drawDrift(drift, splatLevel);
  }
  const vehicles = new Float32Array(level.length);
  const splat = splatter(vehicles, width, height, project);
  drawFleet(moment, splat, near && eye, unseen);
  if (unseen) drawUnseen(moment, unseen, sightM, splat);
  // A vehicle hides most of what lies behind it.
  const light = level.map((value, index) => {
    const first = index - (index % 3);
    const cover = Math.max(vehicles[first], vehicles[first + 2]);
    return value * Math.exp(-3 * cover) + vehicles[index];
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

/** For a view from near: so many fine points that they close to surfaces, and a few that stand out. */
function drawSurfaces(drift, splat) {
  const { length } = centrelines[drift];
  const random = randomOf(drift);
  const thin = (point, z, weight) => splat(point, z, weight * (random() < 0.012 ? 1 : 0.036));
  for (let along = 0; along < length; along += 0.15) {
    const base = elevationOn(drift, along) - BASE_M;
    for (let across = -REACH_M; across < REACH_M; across += 0.025) {
      const place = pointOn(drift, along + random() * 0.15, across + random() * 0.025);
      drawSection(place, base, random, thin);
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

/** Every vehicle as a box, or with its shape where the camera is near, and the floor before it that its headlights reach. */
function drawFleet(moment, splat, nearEye, unseen = []) {
  const random = randomOf(99);
  for (const [vehicle, state] of moments[moment].vehicles.entries()) {
    const pose = poseOf(vehicle, state);
    const base = floorAt(pose.at);
    const tint = TINTS[unseen.indexOf(vehicle)] ?? AMBER;
    const put = (point, up, weight) => splat(point, base + up, weight, tint);
    if (nearEye) drawShape(vehicle, pose, nearEye, random, put);
    else drawBox(bodyOf({ vehicle, pose }), random, put);
    drawHeadlights(pose, random, splat, nearEye ? VEHICLE_M : 0);
  }
}

function drawBox([corner, left, , right], random, put) {
  for (let shot = 0; shot < 6000; shot++) {
    put(between(between(corner, left, random()), right, random(), corner), random() * 2.8, 0.9);
  }
}

function drawHeadlights({ at, heading }, random, splat, from) {
  const [, ...ends] = sightFrom(at, heading, LIGHT_M);
  for (let shot = 0; shot < 90_000; shot++) {
    const share = Math.sqrt(random());
    const ray = random() * (ends.length - 1);
    const end = between(ends[Math.floor(ray)], ends[Math.ceil(ray)], ray % 1);
    const point = between(at, end, share);
    if (clearanceAt(point) < 0) continue;
    const away = Math.hypot(point[0] - at[0], point[1] - at[1]) / LIGHT_M;
    if (away * LIGHT_M < from) continue;
    splat(point, floorAt(point), 0.045 * (1 - away) ** 2, [1, 0.62, 0.22]);
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

function randomOf(seed) {
  let count = 0;
  return () => hash(count++, seed);
}
