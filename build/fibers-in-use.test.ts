import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutKinds, withoutUnusedFibers } from "./fibers-in-use.ts";

const react = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");

test("what is only done for an unused kind goes", () => {
  const source = "switch (fiber.tag) { case 5: a(); break; case 13: case 31: b(); case 6: c(); }";

  expect(without13And31(source)).toBe("switch (fiber.tag) { case 5: a(); break;  case 6: c(); }");
});

test.each([
  ["for another kind too", "switch (tag) { case 13: case 5: a(); }"],
  ["by what stands above it", "switch (tag) { case 5: a(); case 13: b(); }"],
  ["by a branch above it", "switch (tag) { case 5: if (x) break; case 13: b(); }"],
  ["for something else", "switch (lanes) { case 13: a(); } lane === 13; tag === 5;"],
])("what is done %s stays", (_why, source) => {
  expect(without13And31(source)).toBe(source);
});

test("a comparison with an unused kind is decided", () => {
  const decided = without13And31("if (13 === fiber.tag && 5 === tag) a(); if (31 !== tag) b();");

  expect(decided).toBe("if (false && 5 === tag) a(); if (true) b();");
});

test("a name that only a case declared is still there for the rest of its function", () => {
  const source =
    "function f() { switch (tag) { case 13: var a = 1; break; case 5: a = 2; } return a }";

  const run = new Function("tag", `"use strict"; ${without13And31(source)} return f()`);

  expect(run(5)).toBe(2);
  expect(run(13)).toBeUndefined();
});

test("what is left of React says where a kind that it meets is missing", () => {
  const left = withoutUnusedFibers(react);

  expect(left).toContain("in build/fibers-in-use.ts");
  expect(left).not.toMatch(/\b(13|18|19|22|26|27|30|31) [!=]== (\w+\.)?tag\b/);
});

test("another version of React is not touched, for its kinds may have other numbers", () => {
  expect(() => withoutUnusedFibers(react.replaceAll("19.3.1", "19.4.0"))).toThrow(/19\.3\.1/);
});

function without13And31(source: string): string {
  return withoutKinds(source, new Set([13, 31]));
}
