import { randomNumbers } from "../../shared/content/example-line/random-process.ts";
import { LATEST } from "../../shared/content/example-line/runs.ts";
import {
  driftCurve,
  driftKinds,
  railwayKinds,
  type SceneName,
} from "../../shared/content/point-clouds.ts";
import { type Rig, shotsOf } from "../../shared/point-cloud/rig.ts";
import {
  eachShot,
  encodeLevel,
  LEVELS,
  type Return,
  type ScanHeader,
} from "../../shared/point-cloud/scan-file.ts";
import { add, type Vector } from "../../shared/point-cloud/vector.ts";
import { compareScans } from "./compare-scans.ts";
import { driftScene } from "./drift-scene.ts";
import { railwayScene } from "./railway-scene.ts";
import type { Scene } from "./scene.ts";
import { type Point, takeScan } from "./take-scan.ts";

interface Recipe {
  rig: Rig;
  sceneOn(run: number): Scene;
  /** Classes whose surfaces are never in the same place twice. */
  moving: readonly number[];
}

const recipes: Record<SceneName, Recipe> = {
  railway: {
    rig: {
      scanners: [
        { x: -0.75, z: 3.1, yaw: 34, pitch: 14 },
        { x: 0.75, z: 3.1, yaw: -34, pitch: 14 },
      ],
      beams: [-12.5, -7.5, -2.5, 2.5, 7.5, 12.5],
      sectors: [
        { from: -160, to: -45, step: 1.5 },
        { from: -45, to: 45, step: 0.75 },
        { from: 45, to: 160, step: 1.5 },
      ],
      advance: 1.2,
      revolutions: 100,
      start: 0,
    },
    sceneOn: (run) => railwayScene(run, run === LATEST),
    moving: [railwayKinds.indexOf("Vegetation"), railwayKinds.indexOf("Wire")],
  },
  drift: {
    rig: {
      scanners: [
        { x: -0.5, z: 2.15, yaw: 36, pitch: 8 },
        { x: 0.5, z: 2.15, yaw: -36, pitch: 8 },
      ],
      beams: [-12, -7.2, -2.4, 2.4, 7.2, 12],
      sectors: [{ from: -180, to: 180, step: 1.8 }],
      advance: 0.6,
      revolutions: 92,
      start: 0,
      curve: driftCurve,
    },
    sceneOn: (run) => driftScene(run === LATEST),
    moving: [driftKinds.indexOf("Cable")],
  },
};

/** The last run began elsewhere, and lies a little beside this one after registration. In metres. */
const LAST = { start: 0.17, shift: [0.006, -0.009, 0.008] as Vector };

/** A comparison needs fewer points of the last run. Includes the level that the file holds. */
const isOfLastRun = (_ring: number, slot: number) => slot % 2 === 0;

/**
 * Makes the scan of a scene: two runs of a vehicle through it, shot by shot, each with its own noise, and the change between
 * them as it follows from the two scans (compare-scans.ts), which does not know the scenes. Between the runs the scenes differ,
 * and the registration of the last run is wrong by `LAST.shift`. Returns the same bytes every time.
 */
export function makeScan(name: SceneName): Buffer {
  const { rig, sceneOn, moving } = recipes[name];
  const now = takeScan(rig, sceneOn(LATEST), randomNumbers(11));
  const then = takeScan(
    { ...rig, start: LAST.start },
    sceneOn(LATEST - 1),
    randomNumbers(12),
    isOfLastRun,
  );
  const registered = then.returns.map(
    (point): Point => ({ ...point, at: add(point.at, LAST.shift) }),
  );
  compareScans(now.returns, registered, (kind) => !moving.includes(kind));

  const shots = shotsOf(rig);
  const levels: (Return | undefined)[][] = [];
  for (let level = 0; level < LEVELS; level++) {
    const list: (Return | undefined)[] = [];
    eachShot(shots, level, (ring, slot) => list.push(now.pointAt(ring, slot)));
    levels.push(list);
  }
  const last: (Return | undefined)[] = [];
  eachShot(shots, 0, (ring, slot) => last.push(then.pointAt(ring, slot)));
  levels.push(last);
  const header: ScanHeader = {
    rig,
    last: LAST,
    shots: levels.map(({ length }) => length),
    returns: levels.map((list) => list.filter((shot) => shot !== undefined).length),
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...levels.map(encodeLevel)]);
}
