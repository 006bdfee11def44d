import { build, type OutputFile } from "esbuild";
import { integrityOf } from "../server/pages/integrity.ts";
import { browserOptions } from "./options.ts";

/** Modules whose styles precede those of every page. */
const SHARED = ["client/styles/stylesheet.ts", "client/layout/site-layout.tsx"];

interface PageStyles {
  css: string;
  /** Hash for the Content-Security-Policy. */
  integrity: string;
  /** The fonts that the styles refer to. */
  fonts: OutputFile[];
}

/** Builds the styles of one page: all stylesheets that its modules import, in import order. */
export async function buildPageStyles(pageFile: string): Promise<PageStyles> {
  const { outputFiles } = await build({
    ...browserOptions,
    entryPoints: [pageFile],
    inject: SHARED,
    // Only the stylesheets are used, and packages contain none.
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
