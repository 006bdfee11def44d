import { build } from "esbuild";
import { expect, test } from "vitest";

const builds = [
  ["a development build", true],
  ["any other build", false],
] as const;

test.each(builds)("the recorder is in %s: %s", async (_build, isThere) => {
  const { outputFiles } = await bundle("client/development/tracing.ts", isThere);

  const script = outputFiles.map(({ text }) => text).join("");
  expect(script).toContain("tracing");
  expect(/Download the trace|visitor@example|BroadcastChannel/.test(script)).toBe(isThere);
});

test.each(builds)(
  "what follows the machines is in the islands of %s: %s",
  async (_build, isThere) => {
    const { outputFiles } = await bundle("client/islands.ts", isThere);

    const scripts = outputFiles.map(({ text }) => text).join("");
    expect(scripts).toContain("careers-list");
    expect(/machine-watch|trace-channel|BroadcastChannel/.test(scripts)).toBe(isThere);
  },
);

test.each(builds)("the development pages are in the server of %s: %s", async (_build, isThere) => {
  const { outputFiles } = await bundle("server/main.ts", isThere);

  const files = outputFiles.map(({ text }) => text).join("");
  expect(files).toContain("createServer");
  expect(/(machines|parts)[-_]page|development\/machines/.test(files)).toBe(isThere);
});

function bundle(entryPoint: string, isDevelopment: boolean) {
  return build({
    entryPoints: [entryPoint],
    define: { DEVELOPMENT: String(isDevelopment) },
    loader: { ".woff2": "empty", ".svg": "empty", ".webp": "empty" },
    platform: entryPoint.startsWith("server") ? "node" : "browser",
    packages: entryPoint.startsWith("server") ? "external" : "bundle",
    bundle: true,
    splitting: true,
    format: "esm",
    minifySyntax: true,
    logLevel: "error",
    outdir: "unwritten",
    write: false,
  });
}
