// For tests only: Vitest runs this once before all files. Tests run from the sources, which a worker thread
// cannot load, so it bundles the programs of the workers.
import { build } from "esbuild";

const WORKERS = [
  "server/database/embedded/embedded-worker.ts",
  "server/posts/markdown/markdown-worker.ts",
];

export async function setup(): Promise<void> {
  await build({
    entryPoints: WORKERS,
    outdir: ".cache/workers",
    entryNames: "[name]",
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
  });
}
