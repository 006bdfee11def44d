import { expect, test } from "vitest";
import { withoutEmpty, withoutUnasked, withoutUnnamed } from "./used-rules.ts";

test("a rule goes when each of its selectors needs a class that nobody names", () => {
  const css = ".a{x:1}.b{x:2}.a,.b{x:3}.a .b{x:4}.a:not(.b){x:5}@media print{.b{x:6}.a{x:7}}p{x:8}";

  const kept = withoutUnnamed(css, (name) => name === "a");

  expect(kept).toBe(".a{x:1}.a,.b{x:3}.a:not(.b){x:5}@media print{.a{x:7}}p{x:8}");
});

test("a property goes when nothing asks for it, and so does what only it asked for", () => {
  const css = ':root{--a:1;--b:var(--a);--icon:url("x;y}z");--c:2}p{top:var(--c)}';

  expect(withoutUnasked(css)).toBe(":root{--c:2}p{top:var(--c)}");
});

test("what has nothing left in it goes, also from the inside out", () => {
  const css = "@layer a,b;.x{}@media print{@media(width<1px){.y{}}}p{top:0}@layer a{.z{}i{x:1}}";

  expect(withoutEmpty(css)).toBe("@layer a,b;p{top:0}@layer a{i{x:1}}");
});

test("keyframes go when no rule moves by them", () => {
  const still = "@keyframes turn{0%{rotate:0}to{rotate:1turn}}p{top:0}";
  const moving = `${still}i{animation:turn 1s}`;

  expect(withoutUnasked(still)).toBe("p{top:0}");
  expect(withoutUnasked(moving)).toBe(moving);
});
