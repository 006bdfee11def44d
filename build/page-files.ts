import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const PAGES = "client/pages";
/** Matches modules that export the result of a call such as `definePage()` or `caseStudyPage()`. */
const DEFINES_PAGE = /^export const \w+ = \w+Page[<(]/m;

/** Lists the modules that export a page, with forward slashes like esbuild. */
export function listPageFiles(): string[] {
  return readdirSync(PAGES, { recursive: true })
    .map((file) => join(PAGES, String(file)).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => DEFINES_PAGE.test(readFileSync(file, "utf8")));
}

/** Generates `server/pages/page-files.ts`, which maps pages to their source files, by which the styles are found. */
export const pageFilesModule: Plugin = {
  name: "page-files",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]pages[\\/]page-files\.ts$/ }, ({ path }) => {
      const files = listPageFiles();
      const imports = files.map((file, index) => `import * as page${index} from "../../${file}";`);
      const entries = files.map((file, index) => `"${file}": page${index}`);
      const contents = `${imports.join("\n")}\nexport const pageFiles = { ${entries.join(", ")} };`;
      return { contents, loader: "ts", resolveDir: dirname(path) };
    });
  },
};
