import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { VERSION } from "rolldown";

export const DIST = "dist";
/** What visitors may fetch. */
export const PUBLIC = join(DIST, "public");
export const WATCHING = process.argv.includes("--watch");

/**
 * All else goes into the server's bundles: one file loads in half the time of some hundred, and
 * React is there in its production form, whatever NODE_ENV says later. These two read files that
 * lie beside their own code; the third is one that `pg` can do without.
 */
export const NOT_BUNDLED = ["@electric-sql/pglite", "sharp", "pg-native"];

/**
 * React asks Node to follow every promise and every socket, for a request that components may look up
 * after an `await`. Ours have none; packed pages would pay for it as well.
 */
const UNTRACKED = { async_hooks: "./server/render/request-storage.ts" };

/** What is bundled of CommonJS may still ask for a module of Node's. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/**
 * As in Node since 21. Where there is none, `pg` makes a `Response` to learn that it does not run at
 * Cloudflare, and Node loads all of its HTTP client for that.
 */
const NAVIGATOR = 'globalThis.navigator ??= { userAgent: "Node.js" };';

const everywhere = {
  bundle: true,
  format: "esm",
  write: false,
  metafile: true,
  logLevel: "error",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"', DEVELOPMENT: String(WATCHING) },
  loader: { ".woff2": "file", ".svg": "file", ".webp": "file" },
  assetNames: "assets/[name]-[hash]",
  publicPath: "/",
  minifySyntax: true,
} satisfies BuildOptions;

/** Files are named by what they hold before they are minified; another minifier makes others of them. */
export const MINIFIER = `// Minified by rolldown ${VERSION}`;

export const forBrowsers = {
  ...everywhere,
  outdir: PUBLIC,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  splitting: true,
  banner: { js: MINIFIER },
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
} satisfies BuildOptions;

export const forNode = {
  ...everywhere,
  platform: "node",
  target: "node20.19",
  alias: UNTRACKED,
  external: NOT_BUNDLED,
  banner: { js: `${REQUIRE} ${NAVIGATOR}` },
} satisfies BuildOptions;
