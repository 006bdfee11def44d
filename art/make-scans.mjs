/**
 * Makes the scans of the point clouds and writes them into `client/media/scans/`, and their names into
 * `client/media/scan-files.ts`:
 *
 *     node --import ./server/testing/load-typescript.mjs art/make-scans.mjs
 *
 * Every name has a hash of the scan, so that browsers may cache the file for ever. A scan is kept as its Brotli version,
 * because compressing it takes seconds; the build writes the others.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { sceneNames } from "../shared/content/point-clouds.ts";
import { hashOfInputs } from "./point-clouds/inputs.ts";
import { makeScan } from "./point-clouds/make-scan.ts";

const media = path.resolve("client/media");
const scans = path.join(media, "scans");
const registry = path.join(media, "scan-files.ts");

rmSync(scans, { recursive: true, force: true });
mkdirSync(scans);
const files = Object.fromEntries(sceneNames.map((name) => [name, writeScan(name)]));
writeRegistry();

function writeScan(name) {
  const scan = makeScan(name);
  const hash = createHash("sha256").update(scan).digest("hex").slice(0, 8);
  const file = `${name}-${hash}.bin`;
  writeFileSync(path.join(scans, `${file}.br`), brotliCompressSync(scan));
  return file;
}

function writeRegistry() {
  writeFileSync(
    registry,
    `// Written by art/make-scans.mjs.
import type { SceneName } from "../../shared/content/point-clouds.ts";

/** For each scene: the file of its scan. */
export const scanFiles: Record<SceneName, string> = ${JSON.stringify(files)};

/** A hash of the content that the scans show. */
export const scannedInputs = ${JSON.stringify(hashOfInputs())};
`,
  );
  execFileSync("npx", ["biome", "check", "--write", registry], { stdio: "inherit" });
}
