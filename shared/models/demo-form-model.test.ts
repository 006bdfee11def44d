import { expect, test } from "vitest";
import { transition } from "xstate";
import { demoFormMachine } from "../machines/demo-form.ts";
import { demoFormSamples, demoFormWalks } from "./demo-form-model.ts";
import { placesOf } from "./walks.ts";

const places = placesOf(demoFormMachine, demoFormSamples);

test("every step and every state of the captcha is reached", () => {
  const values = places.map(({ snapshot }) => snapshot.value);

  expect(new Set(values.map(({ step }) => step))).toEqual(
    new Set(["email", "details", "submitting"]),
  );
  expect(new Set(values.map(({ captcha }) => captcha))).toEqual(
    new Set(["notLoaded", "loading", "ready", "solved", "expired", "unavailable"]),
  );
});

test("the captcha is loaded in step 2 and never before", () => {
  const wrong = places.filter(({ snapshot: { value } }) =>
    value.step === "email" ? value.captcha !== "notLoaded" : value.captcha === "notLoaded",
  );

  expect(wrong).toEqual([]);
});

test("there is a token exactly while the captcha is solved", () => {
  const wrong = places.filter(
    ({ snapshot: { value, context } }) => (value.captcha === "solved") !== (context.token !== ""),
  );

  expect(wrong).toEqual([]);
});

test("nothing but a stored request leads from step 2 to step 1", () => {
  const inStep2 = places.filter(({ snapshot }) => snapshot.value.step !== "email");

  const waysBack = inStep2.flatMap(({ snapshot }) =>
    everything.filter((words) => next(snapshot, words).value.step === "email"),
  );

  expect(new Set(waysBack)).toEqual(new Set(["the request is stored"]));
});

test("a request in flight takes no second one", () => {
  const inFlight = places.filter(({ snapshot }) => snapshot.value.step === "submitting");

  const moved = inFlight.filter(
    ({ snapshot }) => next(snapshot, "the details are sent") !== snapshot,
  );

  expect(inFlight).not.toEqual([]);
  expect(moved).toEqual([]);
});

test("the address of step 1 stands through step 2", () => {
  const inStep2 = places.filter(({ snapshot }) => snapshot.value.step !== "email");

  const addresses = inStep2.map(({ snapshot }) => snapshot.context.email);

  expect(new Set(addresses)).toEqual(new Set(["ada@railway.example"]));
});

test("the walks are few enough for a browser", () => {
  expect(demoFormWalks.length).toBeGreaterThan(10);
  expect(demoFormWalks.length).toBeLessThan(20);
});

type Told = keyof typeof demoFormSamples;
const everything = Object.keys(demoFormSamples) as Told[];

type Snapshot = (typeof places)[number]["snapshot"];

function next(snapshot: Snapshot, told: Told): Snapshot {
  return transition(demoFormMachine, snapshot as never, demoFormSamples[told] as never)[0];
}
