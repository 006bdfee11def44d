import { expect, test } from "vitest";
import { transition } from "xstate";
import { demoFormMachine } from "../machines/demo-form.ts";
import { demoFormSamples, demoFormWalks, withoutHistory } from "./demo-form-model.ts";
import { placesOf } from "./walks.ts";

const places = placesOf(demoFormMachine, demoFormSamples, { keyOf: withoutHistory });

test("the walks reach every step and every state of the captcha", () => {
  const values = places.map(({ snapshot }) => snapshot.value);

  expect(new Set(values.map(({ step }) => step))).toEqual(
    new Set(["email", "details", "submitting"]),
  );
  expect(new Set(values.map(({ captcha }) => JSON.stringify(captcha)))).toEqual(
    new Set([
      '"notLoaded"',
      '"loading"',
      '"unavailable"',
      '{"loaded":"ready"}',
      '{"loaded":"solved"}',
      '{"loaded":"expired"}',
    ]),
  );
});

test("the captcha is loaded in step 2 and not earlier", () => {
  const wrong = places.filter(({ snapshot: { value } }) =>
    value.step === "email" ? value.captcha !== "notLoaded" : value.captcha === "notLoaded",
  );

  expect(wrong).toEqual([]);
});

test("a token exists only while the captcha is solved", () => {
  const wrong = places.filter(
    ({ snapshot: { value, context } }) =>
      (value.captcha.loaded === "solved") !== (context.token !== ""),
  );

  expect(wrong).toEqual([]);
});

test("only a stored request leads from step 2 to step 1", () => {
  const inStep2 = places.filter(({ snapshot }) => snapshot.value.step !== "email");

  const waysBack = inStep2.flatMap(({ snapshot }) =>
    everything.filter((label) => next(snapshot, label).value.step === "email"),
  );

  expect(new Set(waysBack)).toEqual(new Set(["the request is stored"]));
});

test("no second request starts during a request", () => {
  const inFlight = places.filter(({ snapshot }) => snapshot.value.step === "submitting");

  const moved = inFlight.filter(
    ({ snapshot }) => next(snapshot, "the details are sent") !== snapshot,
  );

  expect(inFlight).not.toEqual([]);
  expect(moved).toEqual([]);
});

test("step 2 keeps the address of step 1", () => {
  const inStep2 = places.filter(({ snapshot }) => snapshot.value.step !== "email");

  const addresses = inStep2.map(({ snapshot }) => snapshot.context.email);

  expect(new Set(addresses)).toEqual(new Set(["ada@railway.example"]));
});

test("the number of walks is small enough for browser tests", () => {
  expect(demoFormWalks.length).toBeGreaterThan(10);
  expect(demoFormWalks.length).toBeLessThan(30);
});

test("the walks include a success followed by a failure in one visit", () => {
  const titles = demoFormWalks.map(({ title }) => title);

  expect(titles).toContainEqual(
    expect.stringMatching(/the request is stored, an e-mail .*, the request fails$/),
  );
});

type Label = keyof typeof demoFormSamples;
const everything = Object.keys(demoFormSamples) as Label[];

type Snapshot = (typeof places)[number]["snapshot"];

function next(snapshot: Snapshot, label: Label): Snapshot {
  return transition(demoFormMachine, snapshot as never, demoFormSamples[label] as never)[0];
}
