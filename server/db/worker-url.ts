import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";

/** The embedded database's worker: beside the built server, or made from the source for tests. */
export async function workerUrl(): Promise<URL> {
  const built = new URL("./embedded-worker.js", import.meta.url);
  return existsSync(built) ? built : buildFromSource();
}

async function buildFromSource(): Promise<URL> {
  const { transform } = await import("esbuild");
  const source = await readFile(new URL("./embedded-worker.ts", import.meta.url), "utf8");
  const { code } = await transform(source, { loader: "ts", target: "node20" });
  const cache = new URL("../../.cache/", import.meta.url);
  const target = new URL("embedded-worker.mjs", cache);
  const unfinished = new URL(`embedded-worker-${process.pid}.mjs`, cache);
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, code);
  // Several test processes build at once: renaming shows each of them a whole file.
  await rename(unfinished, target);
  return target;
}
