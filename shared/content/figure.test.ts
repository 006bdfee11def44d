import { expect, test } from "vitest";
import { capital, contextOf, factOf, numberOf } from "./figure.ts";
import { figures } from "./figures.ts";

test("a number keeps the words that belong to it", () => {
  expect(numberOf(figures.uncertainSpots)).toBe("up to 15");
  expect(numberOf(figures.trackLength)).toBe("1,300\u00a0km");
});

test("a fact goes into a sentence without ending it", () => {
  expect(contextOf(figures.manualLabour)).toBe("of manual labour");
  expect(factOf(figures.culvertImages)).toBe("over 5,000 images in the first half of 2025");
});

test("a sentence may begin with a fact", () => {
  expect(capital(numberOf(figures.culvertImages))).toBe("Over 5,000");
});
