import { basename } from "node:path";
import { build, type Metafile, type OutputFile } from "esbuild";
import { minify } from "rolldown/utils";
import { integrityOf } from "../server/pages/integrity.ts";
import { forBrowsers, MINIFIER } from "./bundle-options.ts";
import { type ClassNames, digestOf, shortenInScript } from "./class-names.ts";
import { writePublic } from "./public-files.ts";
import { buildRuntime, sharedRuntime } from "./runtime.ts";

/** The entry, the runtime, a chunk per island and what they share, and the workers that islands start. */
export async function buildBrowser(names: ClassNames) {
  const banner = `${MINIFIER}, classes ${digestOf(names)}`;
  const runtime = await buildRuntime();
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    banner: { js: banner },
    plugins: [sharedRuntime(`/assets/${basename(runtime.file.path)}`)],
    entryPoints: [
      { in: "client/islands.ts", out: "islands" },
      { in: "client/captcha/altcha-worker.ts", out: "altcha-worker" },
    ],
  });
  // The server's build renders every component, so the styles come from there.
  const chunks = outputFiles.filter(({ path }) => path.endsWith(".js"));
  // Where all that several islands share was inlined, esbuild leaves a chunk with nothing in it.
  const empty = chunks
    .filter(({ text }) => text.replace(banner, "").trim() === "")
    .map(({ path }) => basename(path));
  const useful = chunks.filter(({ path }) => !empty.includes(basename(path)));
  await Promise.all([...useful, runtime.file].map((chunk) => writeScript(chunk, names, empty)));
  const entry = await buildEntry(`/assets/${outputOf(metafile, "client/islands.ts")}`);
  return {
    chunks: { ...metafile, outputs: { ...metafile.outputs, ...runtime.metafile.outputs } },
    assets: {
      entry: {
        path: `/assets/${basename(entry.path)}`,
        integrity: integrityOf(await writeScript(entry, names)),
      },
      workers: { altcha: `/assets/${outputOf(metafile, "client/captcha/altcha-worker.ts")}` },
    },
  };
}

/** On its own: the policy trusts it by its hash, and would refuse a chunk that it imports. */
async function buildEntry(islands: string): Promise<OutputFile> {
  const { outputFiles } = await build({
    ...forBrowsers,
    entryPoints: ["client/entry.ts"],
    splitting: false,
    external: [islands],
    define: { ...forBrowsers.define, ISLANDS: JSON.stringify(islands) },
  });
  const [entry] = outputFiles;
  if (entry === undefined) throw new Error("The build has no entry");
  return entry;
}

/** Names are shortened only now: earlier, the class names of the two builds would differ. */
async function writeScript(
  { path, text }: OutputFile,
  names: ClassNames,
  empty: string[] = [],
): Promise<Buffer> {
  const imports = empty.map((name) => `import "/assets/${name}";\n`);
  const bundled = shortenInScript(text, names);
  const useful = imports.reduce((rest, line) => rest.replace(line, ""), bundled);
  // esbuild, which bundles, leaves 2 kB more of the runtime.
  const { code } = await minify(path, useful, { module: true, compress: { target: "es2022" } });
  return writePublic(`assets/${basename(path)}`, Buffer.from(code));
}

function outputOf({ outputs }: Metafile, entryPoint: string): string {
  const found = Object.entries(outputs).find(
    ([path, output]) => output.entryPoint === entryPoint && path.endsWith(".js"),
  );
  if (found === undefined) throw new Error(`The build has no output for ${entryPoint}`);
  return basename(found[0]);
}
