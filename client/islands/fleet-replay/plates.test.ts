import { expect, test } from "vitest";
import { placeNames } from "../../../shared/content/mine-level/level.ts";
import { EXCERPT_S, reportsAt } from "../../../shared/content/mine-level/record.ts";
import { stills } from "../../../shared/content/mine-level/replay-choice.ts";
import { isCovered, lying, placePlates, pointIn, upright } from "./plates.ts";

const times = Array.from({ length: EXCERPT_S }, (_, second) => second);
const platesAt = (time: number, layout: typeof lying) =>
  placePlates(
    reportsAt(time).map(({ pose }) => pointIn(layout, pose.at)),
    layout,
  );

test.each([
  ["lying", lying],
  ["upright", upright],
])(
  "on the %s map no plate covers another one or leaves the map, nor a name at first",
  (_, layout) => {
    const [width, height] = layout.plate;
    const { corner, size } = layout.view;
    for (const time of times) {
      const plates = platesAt(time, layout);
      for (const [index, [x, y]] of plates.entries()) {
        expect(Math.abs(x - corner[0] - size[0] / 2)).toBeLessThanOrEqual((size[0] - width) / 2);
        expect(Math.abs(y - corner[1] - size[1] / 2)).toBeLessThanOrEqual((size[1] - height) / 2);
        for (const [ox, oy] of plates.slice(0, index))
          expect(Math.abs(x - ox) >= width || Math.abs(y - oy) >= height, `${time} s`).toBe(true);
      }
    }
    const first = platesAt(stills.fleet.at, layout);
    expect(placeNames.filter((place) => isCovered(place, first, layout))).toEqual([]);
  },
);
