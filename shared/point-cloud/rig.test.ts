import { expect, test } from "vitest";
import { middleAt, type Rig, shotsOf } from "./rig.ts";
import { lengthOf } from "./vector.ts";

const rig: Rig = {
  scanners: [{ x: 0.5, z: 3, yaw: 0, pitch: 0 }],
  beams: [0],
  sectors: [{ from: -90, to: 90, step: 90 }],
  advance: 2,
  revolutions: 2,
  start: 10,
};

test("a level scanner shoots to the left and straight down, from where the vehicle is at that time", () => {
  const { rings, slots, shotAt } = shotsOf(rig);
  expect([rings, slots]).toEqual([2, 2]);

  const [left, down] = [shotAt(0, 0), shotAt(1, 1)];
  expect(left.direction[0]).toBeCloseTo(-1);
  expect(left.from).toEqual([0.5, 9.5, 3]);
  expect(down.direction[2]).toBeCloseTo(-1);
  expect(down.from).toEqual([0.5, 12, 3]);
  expect(lengthOf(left.direction)).toBeCloseTo(1);
});

test("the vehicle follows a curve to the left", () => {
  const curve = { from: 10, radius: 100 };

  expect(middleAt({ curve }, 5)).toBeCloseTo(0);
  expect(middleAt({ curve }, 30)).toBeCloseTo(-2);
  expect(shotsOf({ ...rig, curve, start: 30 }).shotAt(0, 1).from[0]).toBeCloseTo(-1.5);
});
