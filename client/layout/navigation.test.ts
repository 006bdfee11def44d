import { expect, test } from "vitest";
import { currentMark, navigation } from "./navigation.ts";

const { careers, solutions, industries } = navigation.header;

test.each([
  ["/careers", careers, "page"],
  ["/solutions/collision-avoidance", solutions, "true"],
  ["/railways", industries, "true"],
  ["/industries/mining/collision-avoidance", industries, "true"],
  ["/solutions-news", solutions, undefined],
  ["/careers", { href: "/" }, undefined],
])("on %s the link %o is marked as %s", (path, link, mark) => {
  expect(currentMark(path, link)).toBe(mark);
});
