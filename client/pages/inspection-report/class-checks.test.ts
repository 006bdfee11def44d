import { expect, test } from "vitest";
import {
  curves,
  LINE_SPEED_MPH,
  unbalanceAt,
} from "../../../shared/content/example-line/line-design.ts";
import {
  classLimitAt,
  facts,
  parameters,
  trackClass,
} from "../../../shared/content/example-line/parameters.ts";
import { places } from "../../../shared/content/example-line/places.ts";
import { MILLIMETRES_PER_INCH } from "../../../shared/units.ts";
import { classChecks } from "./class-checks.ts";

test.each(parameters)(
  "the example threshold of %s is below the limit of its class",
  (parameter) => {
    const { threshold, classLimit = Number.POSITIVE_INFINITY } = facts[parameter];

    expect(threshold).toBeLessThan(classLimit);
  },
);

test("the curves of the line carry its speed with the unbalance that every vehicle is qualified for", () => {
  for (const curve of curves)
    expect(unbalanceAt(curve, curve.cant / MILLIMETRES_PER_INCH, LINE_SPEED_MPH)).toBeLessThan(
      trackClass.unbalanceIn,
    );
});

test("cross-level from zero has a limit on tangent track alone", () => {
  expect(classLimitAt("crosslevel", 33_430)).toBe(trackClass.crosslevel);
  expect(classLimitAt("crosslevel", 30_740)).toBeUndefined();
});

test.each(places)("every reading at km $kilometre lies inside the limits of the class", (place) => {
  for (const { name, value, limit } of classChecks(place)) expect(value, name).toBeLessThan(limit);
});

test("cross-level before the bridge passes its limit before the next run, its place says so, and nothing else does", () => {
  const due = places.flatMap((place) =>
    classChecks(place).flatMap(({ isDueNextRun, name }) =>
      isDueNextRun ? [`${place.kilometre} ${name}`] : [],
    ),
  );

  expect(due).toEqual(["33.43 cross-level"]);
  const bridge = places.find(({ kilometre }) => kilometre === 33.43);
  expect(bridge?.act).toMatch(/cross-level will pass the limit/);
});

test("alignment and surface name the rail with the largest reading: the left one before the bridge", () => {
  const bridge = places.find(({ kilometre }) => kilometre === 33.43);
  if (!bridge) throw new Error("There is no place before the bridge");

  expect(classChecks(bridge).map(({ name }) => name)).toContain("surface, left rail");
});
