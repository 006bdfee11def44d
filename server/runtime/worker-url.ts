import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const bundled = new Map<string, URL>();

/**
 * Returns the script of the worker thread `name`: `<name>.js` beside the built program. Tests run from
 * source, which a worker cannot load, so `sourceUrl` is bundled into `.cache/workers` once per process.
 * @throws if neither the built file nor esbuild is available
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
  const temporary = `${path}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(temporary, outputFiles[0]?.contents ?? "");
  // Test processes bundle concurrently; renaming prevents them from reading incomplete files.
  renameSync(temporary, path);
  return pathToFileURL(path);
}
