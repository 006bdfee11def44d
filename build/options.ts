import { join } from "node:path";
import { type BuildOptions, version } from "esbuild";

export const DIST = "dist";
/** Folder of the files that visitors can request. */
export const PUBLIC = join(DIST, "public");
export const WATCHING = process.argv.includes("--watch");

/** Packages that stay in node_modules, because they read their own files, are large, or are optional. */
export const NOT_BUNDLED = [
  "@electric-sql/pglite",
  "piscina",
  "sharp",
  "node-pg-migrate",
  "pg-native",
];

/** Bundled CommonJS packages call `require` for Node's built-in modules. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/*
 * The server's markup, the page styles and the browser's scripts must agree on the class names of CSS modules.
 * So no bundle minifies identifiers, which would shorten them differently in each bundle, and programs and
 * pages are built one by one: in a build of several, esbuild numbers the class names that two of them have.
 */
const common = {
  bundle: true,
  format: "esm",
  write: false,
  metafile: true,
  logLevel: "error",
  jsx: "automatic",
  // Finds code that never runs before the bundle is split into chunks.
  minifySyntax: true,
  define: { "process.env.NODE_ENV": '"production"', DEVELOPMENT: String(WATCHING) },
  loader: { ".woff2": "file", ".svg": "file", ".webp": "file" },
  assetNames: "assets/[name]-[hash]",
  publicPath: "/",
} satisfies BuildOptions;

export const browserTarget = ["es2022", "chrome111", "firefox115", "safari16.4"];

export const browserOptions = {
  ...common,
  outdir: PUBLIC,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  target: browserTarget,
  // The hash in a file's name is computed before the file is minified, so it includes the minifier's version.
  banner: { js: `/* esbuild ${version} */` },
} satisfies BuildOptions;

export const serverOptions = {
  ...common,
  platform: "node",
  target: "node20.19",
  external: NOT_BUNDLED,
  banner: { js: REQUIRE },
} satisfies BuildOptions;
