import { expect, test } from "vitest";
import { capital, contextOf, numberOf } from "./figure.ts";
import { figures } from "./figures.ts";

test("a number includes its unit and qualifier", () => {
  expect(numberOf(figures.uncertainSpots)).toBe("up to 15");
  expect(numberOf(figures.trackLength)).toBe("1,300\u00a0km");
});

test("a fact within a sentence has no full stop", () => {
  expect(contextOf(figures.manualLabour)).toBe("of manual labour");
});

test("a fact at the beginning of a sentence has a capital letter", () => {
  expect(capital(numberOf(figures.culvertImages))).toBe("Over 5,000");
});
