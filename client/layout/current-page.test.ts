import { expect, test } from "vitest";
import { currentMark } from "./current-page.ts";

test("a link to the page itself is marked as the page", () => {
  expect(currentMark("/careers", "/careers")).toBe("page");
});

test("a part of the site is marked on every page inside it", () => {
  expect(currentMark("/solutions/collision-avoidance", "/solutions")).toBe("true");
});

test("a page is not taken for part of one whose name it begins with, nor of the home page", () => {
  expect(currentMark("/mining-news", "/mining")).toBeUndefined();
  expect(currentMark("/careers", "/")).toBeUndefined();
});
