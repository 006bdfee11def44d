import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { pageStyles } from "./page-sheets.ts";

const sheet = `/* client/styles/base.css */
a { color: red }
/* client/components/card.module.css */
.card_card { gap: 1px }
/* client/islands/toast.module.css */
.toast_toast { gap: 2px }
/* client/pages/other.module.css */
.other_only { gap: 3px }
`;

function inputsOf(imports: Record<string, string[]>): Metafile {
  const inputs = Object.fromEntries(
    Object.entries(imports).map(([path, paths]) => [
      path,
      { bytes: 1, imports: paths.map((to) => ({ path: to, kind: "import-statement" as const })) },
    ]),
  );
  return { inputs, outputs: {} };
}

const graph = inputsOf({
  "server/routes.ts": ["client/pages/home.tsx", "client/pages/other.tsx"],
  "client/styles/stylesheet.ts": ["client/styles/base.css"],
  "client/layout/site-layout.tsx": [],
  "client/pages/home.tsx": ["client/islands/list.tsx", "client/pages/home/hero.tsx"],
  "client/pages/home/hero.tsx": ["client/components/card.module.css"],
  "client/islands/list.tsx": ["client/islands/toast.tsx"],
  "client/islands/toast.tsx": ["client/islands/toast.module.css"],
  "client/pages/other.tsx": ["client/pages/other.module.css"],
});

test("a page has the styles of all that it imports, in the order of the whole sheet", async () => {
  const styles = await pageStyles(sheet, graph, new Map(), () => "");

  expect(styles["client/pages/home.tsx"]?.css).toBe(
    "a{color:red}.card_card{gap:1px}.toast_toast{gap:2px}",
  );
});

test("what only another page shows is left out, and parts of pages have no styles of their own", async () => {
  const styles = await pageStyles(sheet, graph, new Map(), () => "");

  expect(styles["client/pages/home.tsx"]?.css).not.toContain("other");
  expect(Object.keys(styles)).toEqual(["client/pages/home.tsx", "client/pages/other.tsx"]);
});

test("what no source of the page names is left out", async () => {
  const sources: Record<string, string> = {
    "client/pages/home/hero.tsx": 'import card from "../../components/card.module.css"; card.wide;',
  };
  const wide = sheet.replace(".card_card", ".card_wide { gap: 4px }\n.card_card");

  const styles = await pageStyles(wide, graph, new Map(), (file) => sources[file] ?? "");

  expect(styles["client/pages/home.tsx"]?.css).toBe(
    "a{color:red}.card_wide{gap:4px}.toast_toast{gap:2px}",
  );
});

test("what wakes in the text of a post is named by its behaviour, to which no import leads", async () => {
  const prose = inputsOf({
    "server/routes.ts": ["client/pages/post.tsx"],
    "client/styles/stylesheet.ts": [],
    "client/layout/site-layout.tsx": [],
    "client/pages/post.tsx": ["client/components/prose.tsx"],
    "client/components/prose.tsx": ["client/components/code-block.module.css"],
  });
  const sources: Record<string, string> = {
    "client/components/prose.tsx": 'import code from "./code-block.module.css"; code.code;',
    "client/islands/copy-code/copy-code.ts":
      'import code from "../../components/code-block.module.css"; code.copy;',
  };
  const css = `/* client/components/code-block.module.css */
.code_block_copy { gap: 5px }
`;

  const styles = await pageStyles(css, prose, new Map(), (file) => sources[file] ?? "");

  expect(styles["client/pages/post.tsx"]?.css).toContain("copy");
});

test("no style can end the element that it stands in", async () => {
  const hostile = `${sheet}.other_x::after { content: "</style>" }\n`;

  const styles = await pageStyles(hostile, graph, new Map(), () => "");

  expect(styles["client/pages/other.tsx"]?.css).toContain('content:"<\\/style>"');
});
