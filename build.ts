import { build } from "esbuild";

/*
 * Node 20 runs no TypeScript, so what builds the site is itself built first; this file alone is
 * compiled by the command line.
 */
await build({
  entryPoints: ["build/site.ts"],
  outfile: ".cache/build-site.mjs",
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  logLevel: "error",
});
const built = new URL("./build-site.mjs", import.meta.url);
await import(built.href);
