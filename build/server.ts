import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Metafile, type OutputFile, transform } from "esbuild";
import { DIST, forNode, NOT_BUNDLED, WATCHING } from "./bundle-options.ts";
import { type ClassNames, shortenInScript, shortenInSheet } from "./class-names.ts";
import { pageFiles, pageStyles } from "./page-sheets.ts";
import { writePublic } from "./public-files.ts";
import { withShownStates } from "./shown-states.ts";

export async function buildServer(names: ClassNames) {
  const entries = await serverEntries();
  const options = { ...forNode, outdir: join(DIST, "server"), sourcemap: "external" as const };
  const isSite = ({ out }: { out: string }) => out === "main";
  const [{ outputFiles, metafile }, beside] = await Promise.all([
    // What a site rarely needs, such as the migrations' runner, is read when it does.
    build({
      ...options,
      entryPoints: entries.filter(isSite),
      plugins: [pageFiles],
      splitting: true,
      chunkNames: "[name]-[hash]",
    }),
    build({
      ...options,
      entryPoints: entries.filter((entry) => !isSite(entry)),
      plugins: [pageFiles],
    }),
  ]);
  await mkdir(join(DIST, "server"), { recursive: true });
  const files = [...outputFiles, ...beside.outputFiles];
  const written = files.map(async ({ path, contents, text }) => {
    const name = basename(path);
    if (path.includes("/assets/")) await writePublic(`assets/${name}`, Buffer.from(contents));
    else if (name.endsWith(".js")) {
      const map = files.find((file) => file.path === `${path}.map`);
      await writeProgram(name, shortenInScript(text, names), map);
    }
  });
  await Promise.all(written);
  const sheet = outputFiles.find(({ path }) => basename(path) === "main.css");
  if (sheet === undefined) throw new Error("The build has no stylesheet");
  const shown = WATCHING ? withShownStates(sheet.text) : sheet.text;
  const text = shortenInSheet(shown, names);
  return {
    stylesheet: await writeStylesheet(text),
    styles: await pageStyles(shown, metafile, names),
    font: fontOf(metafile),
    favicon: "/favicon.svg",
  };
}

/**
 * V8 keeps a program's source as long as it runs, and line by line: what only people read goes. Names
 * stay, for those who read a stack.
 */
async function writeProgram(name: string, source: string, map?: OutputFile): Promise<void> {
  const inline = Buffer.from(map?.contents ?? "").toString("base64");
  const short = await transform(
    `${source}//# sourceMappingURL=data:application/json;base64,${inline}`,
    {
      minifyWhitespace: true,
      legalComments: "eof",
      sourcemap: "external",
      target: forNode.target,
    },
  );
  const file = join(DIST, "server", name);
  await writeFile(
    file,
    `${besideEachOther(inAscii(short.code))}//# sourceMappingURL=${name}.map\n`,
  );
  await writeFile(`${file}.map`, short.map);
}

/**
 * V8 keeps a source in two bytes a character as soon as one character needs them. esbuild escapes
 * what it prints but for regular expressions.
 */
function inAscii(source: string): string {
  return source.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** esbuild takes parts of the program for assets too, and gives them the address of those. */
function besideEachOther(source: string): string {
  return source.replace(/(from|import|import\() ?"\/([\w-]+-[A-Z0-9]{8}\.js)"/g, '$1"./$2"');
}

/** What is run beside the site: the benchmark with its baselines, the proofs, the walks. */
export async function buildTools(): Promise<void> {
  const tools = [
    "bench/bench",
    "bench/cpu-meter",
    "bench/baselines/raw-http",
    "bench/baselines/express-react",
    "grades/grades",
    "grades/observatory-process",
    "guard/attack-process",
    "guard/prove-guard",
    "leads/prove-leads",
    "publishing/bystander-process",
    "publishing/prove-publishing",
    "publishing/stall-meter",
    "walks/machines",
    "walks/mutants",
    "walks/replay",
    "walks/wander",
  ];
  const { outputFiles } = await build({
    ...forNode,
    external: [
      ...NOT_BUNDLED,
      "@playwright/test",
      "@vocabulary/schema",
      "commonmark-spec",
      "jsonld",
      "libxml2-wasm",
    ],
    entryPoints: tools.map((name) => ({
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

/** `main`, the commands, and every file that a thread or a process of its own begins with. */
async function serverEntries(): Promise<{ in: string; out: string }[]> {
  const files = await readdir("server", { recursive: true });
  const entries = files.filter(
    (file) =>
      file === "main.ts" ||
      (/^cli\/[\w-]+\.ts$/.test(file) && !file.endsWith(".test.ts")) ||
      /-(worker|process)\.ts$/.test(file),
  );
  return entries.map((file) => ({ in: join("server", file), out: basename(file, ".ts") }));
}

/** All styles in one file: for a page whose own are not known. */
async function writeStylesheet(text: string): Promise<string> {
  const { code } = await transform(text, { loader: "css", minify: true, target: "es2022" });
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8).toUpperCase();
  const name = `assets/site-${hash}.css`;
  await writePublic(name, Buffer.from(code));
  return `/${name}`;
}

function fontOf({ outputs }: Metafile): string {
  const path = Object.keys(outputs).find((output) => /\/archivo-[^-/]+\.woff2$/.test(output));
  if (path === undefined) throw new Error("The build has no font");
  return `/assets/${basename(path)}`;
}
