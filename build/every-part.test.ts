import { readdirSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

const COMPONENTS = "client/components";

test("the page of parts shows every component", async () => {
  const { metafile } = await build({
    entryPoints: ["client/pages/development/parts.page.tsx"],
    bundle: true,
    packages: "external",
    outdir: ".",
    write: false,
    metafile: true,
    logLevel: "error",
    loader: { ".woff2": "empty", ".svg": "empty", ".webp": "empty" },
  });

  const components = readdirSync(COMPONENTS).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test."),
  );
  const missing = components.filter((file) => !(`${COMPONENTS}/${file}` in metafile.inputs));
  expect(components.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
