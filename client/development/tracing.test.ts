import { build } from "esbuild";
import { expect, test } from "vitest";

const builds = [
  ["a development build", true],
  ["any other build", false],
] as const;

test.each(builds)("%s contains the trace recorder: %s", async (_build, isExpected) => {
  const { outputFiles } = await bundle("client/development/tracing.ts", isExpected);

  const script = outputFiles.map(({ text }) => text).join("");
  expect(script).toContain("tracing");
  expect(/Download the trace|visitor@example|BroadcastChannel/.test(script)).toBe(isExpected);
});

test.each(builds)(
  "the islands of %s contain the live view of the machines: %s",
  async (_build, isExpected) => {
    const { outputFiles } = await bundle("client/islands.ts", isExpected);

    const scripts = outputFiles.map(({ text }) => text).join("");
    expect(scripts).toContain("careers-list");
    expect(/machine-watch|trace-channel|BroadcastChannel/.test(scripts)).toBe(isExpected);
  },
);

test.each(builds)(
  "the server of %s contains the development pages: %s",
  async (_build, isExpected) => {
    const { outputFiles } = await bundle("server/main.ts", isExpected);

    const files = outputFiles.map(({ text }) => text).join("");
    expect(files).toContain("createServer");
    expect(/(machines|parts)[-_]page|development\/machines/.test(files)).toBe(isExpected);
  },
);

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
