import { basename } from "node:path";
import { build, type Metafile, type OutputFile, transform } from "esbuild";
import { integrityOf } from "../server/base/integrity.ts";
import { browserOptions, browserTarget } from "./options.ts";
import { writePublic } from "./public-files.ts";

const ISLANDS = "client/islands.ts";
const ALTCHA_WORKER = "client/captcha/altcha-worker.ts";

/** Builds the entry, the chunks of islands, and the captcha's worker. */
export async function buildBrowser() {
  const { outputFiles, metafile } = await build({
    ...browserOptions,
    entryPoints: [ISLANDS, ALTCHA_WORKER],
    splitting: true,
  });
  // The pages contain the styles of their islands (page-styles.ts).
  const chunks = outputFiles.filter(({ path }) => path.endsWith(".js"));
  await Promise.all(chunks.map(writeScript));
  return {
    entry: await buildEntry(addressOf(metafile, ISLANDS)),
    workers: { altcha: addressOf(metafile, ALTCHA_WORKER) },
  };
}

/**
 * Builds the entry separately from the chunks: the Content-Security-Policy trusts it by its hash and would
 * block a chunk that it imports statically.
 */
async function buildEntry(islands: string) {
  const { outputFiles } = await build({
    ...browserOptions,
    entryPoints: ["client/entry.ts"],
    external: [islands],
    define: { ...browserOptions.define, ISLANDS: JSON.stringify(islands) },
  });
  const [entry] = outputFiles;
  if (entry === undefined) throw new Error("The build has no entry");
  const script = await writeScript(entry);
  return { path: `/assets/${basename(entry.path)}`, integrity: integrityOf(script) };
}

async function writeScript({ path, text }: OutputFile): Promise<Buffer> {
  const { code } = await transform(text, { minify: true, format: "esm", target: browserTarget });
  return writePublic(`assets/${basename(path)}`, Buffer.from(code));
}

function addressOf({ outputs }: Metafile, entryPoint: string): string {
  const path = Object.keys(outputs).find(
    (output) => outputs[output]?.entryPoint === entryPoint && output.endsWith(".js"),
  );
  if (path === undefined) throw new Error(`The build has no output for ${entryPoint}`);
  return `/assets/${basename(path)}`;
}
