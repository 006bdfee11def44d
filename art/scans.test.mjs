import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { DATA_BYTES, loadCloud } from "../client/islands/point-cloud/load-cloud.ts";
import { scanFiles, scannedInputs } from "../client/media/scan-files.ts";
import { places } from "../shared/content/example-line/places.ts";
import { pointClouds, railwayKinds } from "../shared/content/point-clouds.ts";
import { eachShot, NEW } from "../shared/point-cloud/scan-file.ts";
import { hashOfInputs } from "./point-clouds/inputs.ts";

const folder = "client/media/scans";

test("the scans show the content as it is", () => {
  expect(
    hashOfInputs(),
    "The content that the scans show has changed: run art/make-scans.mjs to make them again",
  ).toBe(scannedInputs);
});

test("scans/ contains exactly the scans that the viewer loads", () => {
  const files = Object.values(scanFiles).map((file) => `${file}.br`);
  expect(new Set(readdirSync(folder))).toEqual(new Set(files));
});

test("the viewer reads in the railway scan what the first two findings state, and no change elsewhere", async () => {
  const points = await readPoints(scanFiles.railway);
  const [shoulder, [railX, railY]] = pointClouds.railway.findings.map(({ at }) => at);
  const { moves } = places.find(({ kilometre }) => kilometre === 33.43);

  const tops = points.filter(
    ({ kind, at: [x, y, z] }) =>
      railwayKinds[kind] === "Rail" &&
      Math.abs(x - railX) < 0.03 &&
      Math.abs(y - railY) < 0.75 &&
      z > -0.06,
  );
  const height = tops.reduce((sum, { at }) => sum + at[2], 0) / tops.length;
  expect(Math.abs(1000 * height - moves[0][4].at(-1))).toBeLessThan(3);

  const changes = changesAround(points, shoulder);
  expect(Math.min(...changes)).toBeGreaterThan(-50);
  expect(Math.min(...changes)).toBeLessThan(-35);
  expect(points.filter(({ change }) => change === 0).length / points.length).toBeGreaterThan(0.95);
});

test("the viewer reads in the drift's scan the shoulder that moved, and a loader and a person that are new", async () => {
  const points = await readPoints(scanFiles.drift);
  const [shoulder, loader, person] = pointClouds.drift.findings.map(({ at }) =>
    changesAround(points, at),
  );

  expect(Math.max(...shoulder)).toBeGreaterThan(25);
  expect(Math.max(...shoulder)).toBeLessThan(40);
  for (const changes of [loader, person])
    expect(changes.filter((change) => change === NEW).length).toBeGreaterThan(changes.length * 0.9);
});

test("every shot is in one level, and the first level has an eighth of them", () => {
  const counts = [0, 0, 0, 0];
  for (const level of counts.keys())
    eachShot({ rings: 8, slots: 16 }, level, () => counts[level]++);

  expect(counts).toEqual([16, 16, 32, 64]);
});

const changesAround = (points, place) =>
  points
    .filter(({ at }) => Math.hypot(...at.map((each, axis) => each - place[axis])) < 0.7)
    .map(({ change }) => change);

async function readPoints(file) {
  const content = brotliDecompressSync(readFileSync(`${folder}/${file}.br`));
  vi.stubGlobal("fetch", async () => new Response(content));
  vi.stubGlobal("requestAnimationFrame", setImmediate);
  let cloud;
  await loadCloud(file, (loaded) => {
    cloud = loaded;
  });
  const changes = new Int8Array(cloud.data.buffer);
  return Array.from({ length: cloud.count }, (_, index) => ({
    at: [...cloud.places.subarray(index * 3, index * 3 + 3)],
    kind: cloud.data[index * DATA_BYTES + 1],
    change: changes[index * DATA_BYTES + 2],
  }));
}
