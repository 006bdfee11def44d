import { expect, test } from "vitest";
import { namedClasses } from "./named-classes.ts";

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
