import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { randomWalkMachines } from "./random-walk-machines.ts";
import { findBrokenInvariant, type RandomWalkMachine } from "./random-walks.ts";

const RUNS = 300;

test.each(Object.entries<RandomWalkMachine>(randomWalkMachines))(
  "every invariant of %s holds on random walks",
  { timeout: 30_000 },
  (_name, subject) => {
    expect(findBrokenInvariant(subject, RUNS)).toBeUndefined();
  },
);

test("finds a mutant that keeps an expired token by the shortest walk", () => {
  const machine = mutantsOf(randomWalkMachines["demo form"].machine).find(({ name }) =>
    name.endsWith("on exit, without dropToken"),
  )?.machine;
  if (machine === undefined) throw new Error("There is no such mutant");

  const broken = findBrokenInvariant({ ...randomWalkMachines["demo form"], machine }, 2000, 1);

  expect(broken).toMatch(
    /^there is a token exactly while the captcha is solved: an e-mail is entered, the captcha loads, the captcha is solved[^,]*, the captcha (expires|fails)$/,
  );
});
