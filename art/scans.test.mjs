import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { DATA_BYTES, loadCloud } from "../client/islands/point-cloud/load-cloud.ts";
import { scanFiles, scannedInputs } from "../client/media/scan-files.ts";
import { places } from "../shared/content/example-line/places.ts";
import { pointClouds, railwayKinds } from "../shared/content/point-clouds.ts";
import { hashOfInputs } from "./point-clouds/inputs.ts";

const folder = "client/media/scans";

test("the scans show the content as it is", () => {
  expect(
    hashOfInputs(),
    "The content that the scans show has changed: run art/make-scans.mjs to make them again",
  ).toBe(scannedInputs);
});

test("scans/ contains exactly the scans that the viewer loads", () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.values(scanFiles)
      .map((file) => `${file}.br`)
      .sort(),
  );
});

test("the viewer reads in the railway scan what the first two findings state", async () => {
  const points = await readPoints(scanFiles.railway);
  const [shoulder, rail] = pointClouds.railway.findings.map(({ at }) => at);
  const { moves } = places.find(({ kilometre }) => kilometre === 33.43);
  const millimetres = moves[0][4].at(-1);

  const tops = points.filter(
    ({ kind, at: [x, y, z] }) =>
      railwayKinds[kind] === "Rail" &&
      Math.abs(x - rail[0]) < 0.03 &&
      Math.abs(y - rail[1]) < 0.75 &&
      z > -0.06,
  );
  const height = tops.reduce((sum, { at }) => sum + at[2], 0) / tops.length;
  expect(Math.abs(1000 * height - millimetres)).toBeLessThan(3);

  const changes = points
    .filter(({ at: [x, y] }) => Math.hypot(x - shoulder[0], y - shoulder[1]) < 0.5)
    .map(({ change }) => change);
  expect(Math.min(...changes)).toBeGreaterThan(-50);
  expect(Math.min(...changes)).toBeLessThan(-35);
});

async function readPoints(file) {
  vi.stubGlobal("fetch", async () => {
    return new Response(brotliDecompressSync(readFileSync(`${folder}/${file}.br`)));
  });
  vi.stubGlobal("requestAnimationFrame", setImmediate);
  let cloud;
  await loadCloud(file, (loaded) => {
    cloud = loaded;
  });
  const changes = new Int8Array(cloud.data.buffer);
  return Array.from({ length: cloud.count }, (_, index) => ({
    at: cloud.places.slice(index * 3, index * 3 + 3),
    kind: cloud.data[index * DATA_BYTES + 1],
    change: changes[index * DATA_BYTES + 2],
  }));
}
