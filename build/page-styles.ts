import { build, type OutputFile } from "esbuild";
import { integrityOf } from "../server/pages/integrity.ts";
import { browserOptions } from "./options.ts";

/** Modules whose styles every page has, ahead of its own. */
const SHARED = ["client/styles/stylesheet.ts", "client/layout/site-layout.tsx"];

interface PageStyles {
  css: string;
  /** As the Content-Security-Policy quotes it. */
  integrity: string;
  /** The fonts that the styles refer to. */
  fonts: OutputFile[];
}

/** Builds the styles of one page: all sheets that its modules import, in the order of the imports. */
export async function buildPageStyles(pageFile: string): Promise<PageStyles> {
  const { outputFiles } = await build({
    ...browserOptions,
    entryPoints: [pageFile],
    inject: SHARED,
    // Only the styles are used, and no package has any.
    packages: "external",
    minifySyntax: true,
    minifyWhitespace: true,
  });
  const sheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (sheet === undefined) throw new Error(`${pageFile} has no styles`);
  const css = sheet.text.trim();
  const fonts = outputFiles.filter(({ path }) => path.endsWith(".woff2"));
  return { css, integrity: integrityOf(css), fonts };
}
