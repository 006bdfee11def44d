import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const bundled = new Map<string, URL>();

/**
 * Where the worker thread `name` starts: `<name>.js` beside the built program. A test runs from
 * source, which a worker cannot load, so there `sourceUrl` is bundled into `.cache/workers` once a
 * process. Throws when neither the built file nor esbuild is at hand.
 */
export function workerUrl(name: string, sourceUrl: URL): URL {
  const built = new URL(`./${name}.js`, import.meta.url);
  if (existsSync(built)) return built;
  const url = bundled.get(name) ?? bundle(name, sourceUrl);
  bundled.set(name, url);
  return url;
}

function bundle(name: string, sourceUrl: URL): URL {
  const esbuild: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [fileURLToPath(sourceUrl)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    jsx: "automatic",
  });
  const folder = fileURLToPath(new URL("../../.cache/workers/", import.meta.url));
  const path = `${folder}${name}.mjs`;
  const draft = `${path}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, outputFiles[0]?.contents ?? "");
  // Test processes bundle at the same time: a rename never shows another one half a file.
  renameSync(draft, path);
  return pathToFileURL(path);
}
