import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Metafile, type Plugin, transform } from "esbuild";
import { integrityOf } from "../server/pages/integrity.ts";
import { withoutEmpty, withoutUnasked, withoutUnnamed } from "../shared/used-rules.ts";
import { type ClassNames, sheetName, shortenInSheet } from "./class-names.ts";
import { namedClasses } from "./named-classes.ts";

const PAGES = "client/pages";
const TABLE = "server/pages/page-files.ts";
/** What every page is shown with. */
const AROUND = ["client/styles/stylesheet.ts", "client/layout/site-layout.tsx"];
/** A post's text names the behaviour of its code blocks in its markup: no import leads there. */
const PROSE = "client/components/prose.tsx";
const IN_PROSE = "client/islands/copy-code/copy-code.ts";

/** Fills in which file exports which page, since a page itself does not know where it stands. */
export const pageFiles: Plugin = {
  name: "page-files",
  setup(build) {
    build.onLoad({ filter: /[\\/]server[\\/]pages[\\/]page-files\.ts$/ }, ({ path }) => {
      const files = readdirSync(PAGES, { recursive: true })
        .map((file) => join(PAGES, String(file)).replaceAll("\\", "/"))
        .filter((file) => file.endsWith(".tsx") && !/\.test\.|\/development\//.test(file));
      const imports = files.map((file, n) => `import * as file${n} from "../../${file}";`);
      const entries = files.map((file, n) => `"${file}": file${n}`);
      const contents = `${imports.join("\n")}\nexport const pageFiles = { ${entries.join(", ")} };`;
      return { contents, loader: "ts", resolveDir: dirname(path) };
    });
  },
};

/**
 * The styles of every page: of the modules that it imports, however indirectly, in the order of the
 * whole sheet, as far as their sources name the classes. So what an island shows later is in it as well.
 */
export async function pageStyles(
  whole: string,
  { inputs }: Metafile,
  names: ClassNames = new Map(),
  read = (file: string) => readFileSync(file, "utf8"),
) {
  const parts = partsOf(whole);
  const styles: Record<string, { css: string; integrity: string }> = {};
  for (const file of filesOfPages(inputs)) {
    const reached = reach([...AROUND, file], inputs);
    const named = namedClasses(
      [...reached, ...(reached.has(PROSE) ? [IN_PROSE] : [])].filter((path) =>
        path.startsWith("client/"),
      ),
      read,
    );
    const text = [...parts]
      .filter(([path]) => reached.has(path))
      .map(([path, part]) => {
        const classes = named.get(path) ?? "any";
        const prefix = sheetName(path);
        return withoutUnnamed(
          part,
          (name) =>
            classes === "any" || !name.startsWith(prefix) || classes.has(name.slice(prefix.length)),
        );
      });
    const { code } = await transform(shortenInSheet(text.join(""), names), {
      loader: "css",
      minify: true,
      target: "es2022",
    });
    const css = withoutEmpty(withoutUnasked(code.trim()));
    styles[file] = { css, integrity: integrityOf(css) };
  }
  return styles;
}

/** esbuild says above each part of a sheet which file it comes from. */
function partsOf(sheet: string): Map<string, string> {
  const [, ...found] = sheet.split(/^\/\* (client\/\S+\.css) \*\/$/m);
  const parts = new Map<string, string>();
  for (let n = 0; n < found.length; n += 2) parts.set(found[n] ?? "", found[n + 1] ?? "");
  if (parts.size === 0) throw new Error("The sheet does not say where its parts come from");
  return parts;
}

/** Pages are imported by the server and by tables of pages; what other pages import is a part of them. */
function filesOfPages(inputs: Metafile["inputs"]): string[] {
  const importers = Object.entries(inputs).filter(
    ([path]) => path !== TABLE && !(path.startsWith(PAGES) && path.endsWith(".tsx")),
  );
  const imported = new Set(importers.flatMap(([, { imports }]) => imports.map(({ path }) => path)));
  return Object.keys(inputs).filter(
    (path) => path.startsWith(PAGES) && path.endsWith(".tsx") && imported.has(path),
  );
}

/** The files and all that they import, however indirectly. */
export function reach(files: readonly string[], inputs: Metafile["inputs"]): Set<string> {
  const reached = new Set<string>();
  const open = [...files];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...(inputs[path]?.imports ?? []).map((imported) => imported.path));
  }
  return reached;
}
