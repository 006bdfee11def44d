import { expect, test } from "vitest";
import { BRAKE_LIMIT, decelerationOf, stoppingDistance } from "./stopping.ts";

const wet = { friction: 0.3, reactionS: 1.5 };
const speed = 20 / 3.6;

test("on a level floor, d = v·t + v² / 2a with a = g·friction", () => {
  const { reaction, braking, total } = stoppingDistance(speed, 0, wet);

  expect(reaction).toBeCloseTo(5.556 * 1.5, 2);
  expect(braking).toBeCloseTo(5.556 ** 2 / (2 * 9.81 * 0.3), 2);
  expect(total).toBeCloseTo(reaction + braking);
});

test("uphill shortens and downhill lengthens the braking distance, not the reaction", () => {
  const [up, level, down] = [14, 0, -14].map((grade) => stoppingDistance(speed, grade, wet));

  expect(up?.braking).toBeLessThan(level?.braking ?? 0);
  expect(down?.braking).toBeGreaterThan(level?.braking ?? 0);
  expect(down?.reaction).toBe(up?.reaction);
});

test("more friction than the brakes can use changes nothing", () => {
  expect(decelerationOf(0, { ...wet, friction: 0.9 })).toBe(BRAKE_LIMIT);
});

test("a vehicle does not stop on a grade that is steeper than its grip", () => {
  expect(stoppingDistance(speed, -25, { ...wet, friction: 0.2 }).total).toBe(
    Number.POSITIVE_INFINITY,
  );
});
