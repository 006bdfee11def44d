import { expect, test } from "vitest";
import { placeNames } from "../../../shared/content/mine-level/level.ts";
import { meeting } from "../../../shared/content/mine-level/meeting.ts";
import {
  EXCERPT_S,
  fleet,
  peopleInSight,
  reportOf,
  reportsAt,
  TRUCK_3,
  vehicleOf,
} from "../../../shared/content/mine-level/record.ts";
import { stills } from "../../../shared/content/mine-level/replay-choice.ts";
import { ageText, uncertaintyText } from "../../../shared/content/mine-level/report-text.ts";
import { adviceOf, cabViewAt, partAround } from "./cab-view.ts";
import { placeIn } from "./level-ground.tsx";
import { isCovered, lying, placePlates, pointIn, upright } from "./plates.ts";

/** Each vehicle at each second of the excerpt. */
const moments = fleet.flatMap((_, vehicle) =>
  Array.from({ length: EXCERPT_S }, (_second, time) => ({ vehicle, time })),
);

test("a vehicle that drives without radio is told so, and has no fresh position of another one", () => {
  const silent = moments.filter(({ vehicle, time }) => reportOf(vehicle, time).ageS > 1);

  expect(silent.length).toBeGreaterThan(30);
  for (const { vehicle, time } of silent) {
    const cab = cabViewAt(vehicle, time);
    expect(cab.silentS, `after ${time} s`).toBe(reportOf(vehicle, time).ageS);
    expect(cab.others.filter(({ ageS }) => ageS <= cab.silentS)).toEqual([]);
    expect(adviceOf(cab)[0]).toBe("No radio");
  }
});

test("the display rounds each part of a stopping distance up to 0.1 m, and adds them", () => {
  const { stopping } = cabViewAt(TRUCK_3, meeting.unseen.at);

  expect(stopping).toEqual({ reaction: 3.4, braking: 1, total: 4.4 });
  expect(cabViewAt(TRUCK_3, meeting.warned.at).stopping.total).toBe(meeting.warned.stopping);
});

test("the display of a vehicle that drives with a person in sight says so", () => {
  const seeing = moments
    .filter(({ vehicle, time }) => peopleInSight(vehicle, time).length > 0)
    .map(({ vehicle, time }) => cabViewAt(vehicle, time))
    .filter(({ doing }) => ["drives", "slows"].includes(doing));

  expect(seeing).not.toEqual([]);
  for (const cab of seeing) expect(adviceOf(cab)[0]).toBe("Person in sight");
});

test("between the first safety bay of a crosscut and the last one the display of a truck never says that there is no warning", () => {
  const words = moments
    .filter(({ vehicle, time }) => vehicle === vehicleOf("T2") && time >= 310 && time < 345)
    .map(({ vehicle, time }) => adviceOf(cabViewAt(vehicle, time))[0]);

  expect(new Set(words)).toEqual(new Set(["5 km/h", "Person in sight", "Stop"]));
});

test("the map adds to the age of a position what its vehicle drove since, or shows the road on which it can be", () => {
  const reports = moments.map(({ vehicle, time }) => reportOf(vehicle, time));

  expect(ageText(reportOf(vehicleOf("S1"), 319))).toBe("5.6 m in 1 s");
  for (const report of reports)
    expect(uncertaintyText(report).startsWith("±"), `${report.ageS} s`).toBe(report.reachM === 0);
});

test.each([
  ["T3", 44, ["Truck 1: 17"]],
  ["L2", 119, ["Truck 1: 1"]],
  ["L2", 231, ["Loader 1: 44", "Truck 3: 57", "Truck 1: 69"]],
])(
  "the display of %s after %i s shows all others and lists the nearest first, with metres rounded down: %j",
  (mark, time, expected) => {
    const cab = cabViewAt(vehicleOf(mark), time);

    expect(cab.contacts.map(({ name, metres }) => `${name}: ${metres}`)).toEqual(expected);
    const shares = cab.others.flatMap(({ pose }) => placeIn(partAround(cab), pose.at));
    expect(shares.every((share) => 0 < share && share < 1)).toBe(true);
  },
);

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
    for (let time = 0; time < EXCERPT_S; time += 1) {
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
