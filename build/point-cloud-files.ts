import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { sceneNames } from "../shared/content/point-clouds.ts";
import { PUBLIC } from "./options.ts";
import { makeScan } from "./point-clouds/make-scan.ts";
import { compressFile } from "./public-files.ts";

const CACHE = ".cache/point-clouds";
const SOURCE = "build/point-clouds/make-scan.ts";

/**
 * Writes the scan of each scene with its compressed versions, and returns their addresses by scene. Making them takes seconds,
 * so they are kept in the cache until their sources change.
 */
export async function buildPointClouds(): Promise<Record<string, string>> {
  const hash = await hashOfSources();
  const files = sceneNames.map((name) => [name, `${name}-${hash}.bin`] as const);
  await mkdir(CACHE, { recursive: true });
  await mkdir(join(PUBLIC, "assets"), { recursive: true });
  await Promise.all(
    files.map(async ([name, file]) => {
      // The last of the three files to be written.
      if (!existsSync(join(CACHE, `${file}.gz`))) {
        await writeFile(join(CACHE, file), makeScan(name));
        await compressFile(join(CACHE, file));
      }
      for (const each of [file, `${file}.br`, `${file}.gz`])
        await cp(join(CACHE, each), join(PUBLIC, "assets", each));
    }),
  );
  return Object.fromEntries(files.map(([name, file]) => [name, `/assets/${file}`]));
}

async function hashOfSources(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "error",
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex").slice(0, 8);
}
