import { build } from "esbuild";
import { expect, test } from "vitest";

test.each([
  ["a development build", true],
  ["any other build", false],
])("the recorder is in %s: %s", async (_build, isThere) => {
  const { outputFiles } = await build({
    entryPoints: ["client/development/tracing.ts"],
    define: { DEVELOPMENT: String(isThere) },
    bundle: true,
    format: "esm",
    minifySyntax: true,
    write: false,
  });

  const script = outputFiles[0]?.text ?? "";
  expect(script).toContain("tracing");
  expect(/Download the trace|visitor@example/.test(script)).toBe(isThere);
});
