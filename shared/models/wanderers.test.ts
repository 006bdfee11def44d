import { expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { wanderers } from "./wanderers.ts";
import { brokenBy, type Wanderer } from "./wandering.ts";

const RUNS = 300;

test.each(Object.entries<Wanderer>(wanderers))(
  "wherever visitors wander, what is said of %s holds",
  { timeout: 30_000 },
  (_name, wanderer) => {
    expect(brokenBy(wanderer, RUNS)).toBeUndefined();
  },
);

test("a token that outlives its expiry is found, with the shortest walk to it", () => {
  const machine = mutantsOf(wanderers["demo form"].machine).find(({ name }) =>
    name.endsWith("on leaving, without dropToken"),
  )?.machine;
  if (machine === undefined) throw new Error("There is no such mutant");

  const broken = brokenBy({ ...wanderers["demo form"], machine }, 2000, 1);

  expect(broken).toMatch(
    /^there is a token exactly while the captcha is solved: an e-mail is entered, the captcha loads, the captcha is solved[^,]*, the captcha (expires|fails)$/,
  );
});
