import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { DIST, serverOptions } from "./options.ts";
import { writePublic } from "./public-files.ts";

const OUTPUT = join(DIST, "server");

/** Builds the server's programs and writes the pictures that pages import. */
export async function buildServer(): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const files = await readdir("server", { recursive: true });
  await Promise.all(files.filter(isProgram).map((file) => buildProgram(join("server", file))));
}

/** True for entry points: `main`, the commands, and programs of worker threads. */
function isProgram(file: string): boolean {
  return (
    file === "main.ts" ||
    (/^cli[\\/][\w-]+\.ts$/.test(file) && !file.endsWith(".test.ts")) ||
    /-worker\.ts$/.test(file)
  );
}

async function buildProgram(file: string): Promise<void> {
  const { outputFiles } = await build({
    ...serverOptions,
    outdir: OUTPUT,
    entryPoints: [file],
    // Names are not minified, so that stack traces stay readable.
    minifyWhitespace: true,
    sourcemap: "linked",
  });
  for (const { path, contents } of outputFiles) {
    const name = basename(path);
    if (path.includes("/assets/")) await writePublic(`assets/${name}`, Buffer.from(contents));
    else if (/\.js(\.map)?$/.test(name)) await writeFile(join(OUTPUT, name), contents);
  }
}
