import { expect, test } from "vitest";
import { namedClasses, withoutUnasked, withoutUnnamed } from "./used-rules.ts";

const SHEET = "client/a.module.css";

function namedIn(source: string, sheets: Record<string, string> = {}) {
  const files: Record<string, string> = { "client/a.tsx": source, ...sheets };
  return namedClasses(Object.keys(files), (file) => files[file] ?? "").get(SHEET);
}

test("a source names classes after a dot or in brackets", () => {
  const source = `import look from "./a.module.css"; look.step; look["on-soil"];`;

  expect(namedIn(source)).toEqual(new Set(["step", "on-soil"]));
});

test.each(["look[variant]", "paint(look)", "const { step } = look;", "{ ...look }"])(
  "%s may name any",
  (use) => {
    expect(namedIn(`import look from "./a.module.css"; ${use}`)).toBe("any");
  },
);

test("a sheet names what it composes, of itself or of another", () => {
  const sheets = {
    [SHEET]: ".b { composes: step wide; }",
    "client/other.module.css": '.c { composes: far from "./a.module.css"; }',
  };

  expect(namedIn("", sheets)).toEqual(new Set(["step", "wide", "far"]));
});

test("a rule goes when each of its selectors needs a class that nobody names", () => {
  const css = ".a{x:1}.b{x:2}.a,.b{x:3}.a .b{x:4}.a:not(.b){x:5}@media print{.b{x:6}.a{x:7}}p{x:8}";

  const kept = withoutUnnamed(css, (name) => name === "a");

  expect(kept).toBe(".a{x:1}.a,.b{x:3}.a:not(.b){x:5}@media print{.a{x:7}}p{x:8}");
});

test("a property goes when nothing asks for it, and so does what only it asked for", () => {
  const css = ':root{--a:1;--b:var(--a);--icon:url("x;y}z");--c:2}p{top:var(--c)}';

  expect(withoutUnasked(css)).toBe(":root{--c:2}p{top:var(--c)}");
});
