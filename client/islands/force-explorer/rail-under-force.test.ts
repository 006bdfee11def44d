import { expect, test } from "vitest";
import {
  neutralTemperature,
  railTemperature,
  thermalForce,
} from "../../../shared/thermal-force.ts";
import { railUnderForce, type Sheet, sheets } from "./rail-under-force.ts";

const sheetNames = Object.keys(sheets) as Sheet[];

test.each(sheetNames)("the longest arrow stays on the %s sheet", (sheet) => {
  const coldest = thermalForce(railTemperature.min - neutralTemperature.max);
  const hottest = thermalForce(railTemperature.max - neutralTemperature.min);

  const tips = [coldest, hottest].flatMap(({ forceKN }) =>
    startsOf(railUnderForce(forceKN, sheet)),
  );

  expect(Math.min(...tips)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...tips)).toBeLessThanOrEqual(sheets[sheet].width);
});

test("an arrow is twice as long for twice the force", () => {
  const reach = (forceKN: number) => {
    const [left = 0] = startsOf(railUnderForce(forceKN, "wide"));
    return sheets.wide.trackFrom - 10 - left;
  };

  expect(reach(800)).toBeCloseTo(2 * reach(400));
});

test("a rail without force shows no arrows and lies straight", () => {
  const { shafts, heads, straight } = railUnderForce(0, "wide");

  expect([shafts, heads, straight]).toEqual(["", "", ""]);
});

test("a pulled rail lies straight, a pushed one bows", () => {
  expect(railUnderForce(-400, "wide").rails).toBe(railUnderForce(0, "wide").rails);
  expect(railUnderForce(400, "wide").rails).not.toBe(railUnderForce(0, "wide").rails);
});

/** Where shafts and heads begin, from left to right on the sheet. */
function startsOf({ shafts, heads }: { shafts: string; heads: string }): number[] {
  return [...(shafts + heads).matchAll(/[mM](-?[\d.]+)/g)].map(([, x]) => Number(x));
}
