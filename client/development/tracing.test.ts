import { build } from "esbuild";
import { expect, test } from "vitest";

test.each([
  ["a development build", true],
  ["any other build", false],
] as const)("%s contains the trace recorder: %s", async (_build, isExpected) => {
  const { outputFiles } = await bundle(isExpected);

  const script = outputFiles.map(({ text }) => text).join("");
  expect(script).toContain("tracing");
  expect(/Download the trace|visitor@example/.test(script)).toBe(isExpected);
});

function bundle(isDevelopment: boolean) {
  return build({
    entryPoints: ["client/development/tracing.ts"],
    define: { DEVELOPMENT: String(isDevelopment) },
    bundle: true,
    splitting: true,
    format: "esm",
    minifySyntax: true,
    logLevel: "error",
    outdir: "unwritten",
    write: false,
  });
}
