import { expect, test } from "vitest";
import { currentMark, navigation } from "./navigation.ts";

const { careers, solutions, industries } = navigation.header;

test("returns page for a link to the current page", () => {
  expect(currentMark("/careers", careers)).toBe("page");
});

test("returns true for a link to a section that contains the current page", () => {
  expect(currentMark("/solutions/collision-avoidance", solutions)).toBe("true");
});

test.each(["/railways", "/mining", "/infrastructure", "/industries/mining/collision-avoidance"])(
  "returns true for the industries on %s",
  (path) => {
    expect(currentMark(path, industries)).toBe("true");
  },
);

test("returns undefined for the home page and for a path that is only a textual prefix", () => {
  expect(currentMark("/solutions-news", solutions)).toBeUndefined();
  expect(currentMark("/careers", { href: "/" })).toBeUndefined();
});
