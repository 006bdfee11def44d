import { build } from "esbuild";

/*
 * Node 20 does not run TypeScript, so this file bundles the build program first. npm's build command
 * compiles this file itself.
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
