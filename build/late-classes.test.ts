import { readFileSync } from "node:fs";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";
import { lateClasses } from "./late-classes.ts";

const graph: Record<string, string[]> = {
  "client/islands.ts": ["client/islands/list.tsx", "client/vitals/report.ts"],
  "client/islands/list.tsx": ["client/components/card.tsx", "client/islands/list.module.css"],
  "client/components/card.tsx": ["client/components/card.module.css"],
};
const inputs = Object.fromEntries(
  Object.entries(graph).map(([path, paths]) => [
    path,
    { bytes: 1, imports: paths.map((to) => ({ path: to, kind: "dynamic-import" as const })) },
  ]),
);
const metafile: Metafile = { inputs, outputs: {} };

const sources: Record<string, string> = {
  "client/islands/list.module.css": ".frame :global(.guest) > *, .frame :global(.guest) svg {}",
  "client/islands/list.tsx":
    'import styles from "./list.module.css"; styles.more; defineIsland({ name: "posts-list", View });',
  "client/components/card.tsx": 'import styles from "./card.module.css"; styles[size];',
};
const names = new Map([
  ["list_more", "aaaa0"],
  ["list_only_rendered", "aaaa1"],
  ["card_small", "bbbb0"],
  ["card_large", "bbbb1"],
  ["other_x", "cccc0"],
]);

test("an island may show the classes that it names, any of a table that it looks up, and a guest's", () => {
  const late = lateClasses(metafile, names, (file) => sources[file] ?? "");

  expect(late).toEqual({ "posts-list": ["aaaa0", "bbbb0", "bbbb1", "guest"] });
});

test("every island of the site is known", async () => {
  const { metafile: site } = await build({
    entryPoints: ["client/islands.ts"],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "x",
    format: "esm",
    splitting: true,
    loader: { ".css": "local-css", ".woff2": "empty", ".svg": "empty" },
    define: { DEVELOPMENT: "false" },
    logLevel: "silent",
  });
  const table = readFileSync("client/islands.ts", "utf8");
  const islands = [...table.matchAll(/^ {2}"?([\w-]+)"?: async/gm)].map(([, name]) => name);

  expect(Object.keys(lateClasses(site, new Map())).sort()).toEqual(islands.sort());
});
