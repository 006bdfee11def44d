// For tests and the programs in art/: with `node --import`, this file lets a process run the TypeScript sources.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";
import { transform } from "esbuild";

// Node runs the hooks in another thread, which loads this file again.
if (isMainThread) register(import.meta.url);

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), "utf8"), { loader: "ts" });
  return { format: "module", source: code, shortCircuit: true };
}
