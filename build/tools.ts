import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { build } from "esbuild";
import { DIST, NOT_BUNDLED, serverOptions } from "./options.ts";

const TOOLS = [
  "bench/bench",
  "bench/cpu-meter",
  "bench/baselines/raw-http",
  "bench/baselines/express-react",
  "prove/prove",
];

/** Builds the programs in `e2e/`: the benchmark and the fault experiments. */
export async function buildTools(): Promise<void> {
  const { outputFiles } = await build({
    ...serverOptions,
    external: [...NOT_BUNDLED, "@playwright/test", "autocannon"],
    entryPoints: TOOLS.map((name) => ({
      in: `./e2e/${name}`,
      out: `${dirname(name).split("/", 1)[0]}/${basename(name)}`,
    })),
    outdir: DIST,
  });
  for (const { path, contents } of outputFiles.filter(({ path }) => path.endsWith(".js"))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}
