import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { PUBLIC } from "./bundle-options.ts";
import { packed } from "./public-files.ts";

/** Prints what every script weighs and whom it is for, and the styles of every page. */
export async function reportSizes(
  chunks: Metafile,
  styles: Record<string, { css: string }>,
): Promise<void> {
  const outputs = Object.keys(chunks.outputs).map((path) => basename(path));
  const scripts = outputs.filter((name) => existsSync(join(PUBLIC, "assets", `${name}.br`)));
  const rows = await Promise.all(
    scripts.map(async (name) => {
      const path = join(PUBLIC, "assets", name);
      const [{ size }, { size: small }] = await Promise.all([stat(path), stat(`${path}.br`)]);
      return { script: name, bytes: size, brotli: small, for: usersOf(name, chunks).join(", ") };
    }),
  );
  console.table(rows.sort((a, b) => b.brotli - a.brotli));
  const sheets = Object.entries(styles).map(async ([page, { css }]) => {
    const small = await packed(Buffer.from(css));
    return { page, bytes: Buffer.byteLength(css), brotli: small.length };
  });
  console.table((await Promise.all(sheets)).sort((a, b) => b.brotli - a.brotli));
}

/** The islands and other beginnings that cannot do without a chunk. */
function usersOf(name: string, { outputs }: Metafile): string[] {
  const users = new Set<string>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint !== undefined && needs(path, name, outputs)) users.add(basename(entryPoint));
  }
  return [...users];
}

function needs(path: string, name: string, outputs: Metafile["outputs"]): boolean {
  if (basename(path) === name) return true;
  const imports = outputs[path]?.imports ?? [];
  return imports.some(
    ({ kind, path: next }) => kind === "import-statement" && needs(next, name, outputs),
  );
}
