import { expect, test } from "vitest";
import { currentMark } from "./current-page.ts";

test("returns page for a link to the current page", () => {
  expect(currentMark("/careers", "/careers")).toBe("page");
});

test("returns true for a link to a section that contains the current page", () => {
  expect(currentMark("/solutions/collision-avoidance", "/solutions")).toBe("true");
});

test("returns undefined for the home page and for a path that is only a textual prefix", () => {
  expect(currentMark("/mining-news", "/mining")).toBeUndefined();
  expect(currentMark("/careers", "/")).toBeUndefined();
});
