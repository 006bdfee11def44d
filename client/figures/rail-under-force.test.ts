import { expect, test } from "vitest";
import { thermalForce } from "../../shared/content/thermal-force.ts";
import { neutralTemperature, railTemperature } from "./force-setting.ts";
import { type Layout, layouts, railUnderForce } from "./rail-under-force.ts";

const layoutNames = Object.keys(layouts) as Layout[];

test.each(layoutNames)("the longest arrow stays inside the %s layout", (layout) => {
  const coldest = thermalForce(railTemperature.min - neutralTemperature.max);
  const hottest = thermalForce(railTemperature.max - neutralTemperature.min);

  const tips = [coldest, hottest].flatMap(({ forceKN }) =>
    startsOf(railUnderForce(forceKN, layout)),
  );

  expect(Math.min(...tips)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...tips)).toBeLessThanOrEqual(layouts[layout].width);
});

test("twice the force makes an arrow twice as long", () => {
  const reach = (forceKN: number) => {
    const [left = 0] = startsOf(railUnderForce(forceKN, "wide"));
    return layouts.wide.trackFrom - 10 - left;
  };

  expect(reach(800)).toBeCloseTo(2 * reach(400));
});

test("a rail stays straight, and without force shows no arrows", () => {
  const [tension, none, compression] = [-400, 0, 400].map((force) => railUnderForce(force, "wide"));

  expect([tension?.rails, compression?.rails]).toEqual([none?.rails, none?.rails]);
  expect(none).toMatchObject({ shafts: "", heads: "" });
});

/** The x coordinates at which shafts and heads begin. */
function startsOf({ shafts, heads }: { shafts: string; heads: string }): number[] {
  return [...(shafts + heads).matchAll(/[mM](-?[\d.]+)/g)].map(([, x]) => Number(x));
}
