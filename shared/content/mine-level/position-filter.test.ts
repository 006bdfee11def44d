import { expect, test } from "vitest";
import { legOf } from "./fleet.ts";
import { matchScan, wallsAround } from "./position-filter.ts";

const TRUCK = 0;
/** Legs of the truck's route. */
const ROCK = 1;
const EVEN = 3;

test.each([
  ["a scan of rock fits in one place", ROCK, 3, 0],
  ["a scan of an even lining does not", EVEN, 3, 6],
  ["between scans the truck drives on by dead reckoning", ROCK, 4, 6],
])("%s", (_, leg, time, sinceMatch) => {
  const along = legOf(TRUCK, leg).length / 2;
  const before = { leg, along, variance: 1, sinceMatch: 5 };
  const moved = { ...before, along: along + 1, speed: 1 };

  expect(wallsAround(TRUCK, moved)).toBe(leg === EVEN ? "even" : "rock");
  expect(matchScan(TRUCK, before, moved, time)).toMatchObject({ sinceMatch });
});
