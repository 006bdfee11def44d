import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { demoFormMachine } from "../machines/demo-form.ts";
import type { SendInput } from "../machines/demo-form-context.ts";
import { RequestFailure } from "../machines/request-failure.ts";
import { demoFormSamples } from "./demo-form-model.ts";
import { beginTrace, endOfTrace, type Trace } from "./trace.ts";

const typed = ["grace@mine.example", "Grace Real", "Real Mines", "secret-token"];

test("a recorded trace replays to the same state", async () => {
  const trace = await recorded(new RequestFailure("refused", "422", { fullName: "Too long" }));

  const end = endOfTrace(demoFormMachine, trace);

  expect(end).toEqual({ value: trace.value, context: trace.context });
  expect(end.value).toEqual({ step: "details", captcha: { loaded: "ready" } });
});

test("a trace of success replays to its receipt", async () => {
  const trace = await recorded(undefined);

  const end = endOfTrace(demoFormMachine, trace);

  expect(end).toEqual({ value: trace.value, context: trace.context });
  expect(end.context).toMatchObject({ receipt: { reference: "redacted" } });
});

test("a trace does not contain the visitor's input", async () => {
  const trace = JSON.stringify(await recorded(new Error("grace@mine.example is away")));

  expect(typed.filter((text) => trace.includes(text))).toEqual([]);
});

/** A trace of a visit that ends with this failure or with success, after a JSON round trip. */
async function recorded(failure: Error | undefined): Promise<Trace> {
  const { trace, inspect } = beginTrace("demoForm", undefined);
  const sendRequest = fromPromise<{ reference: string }, SendInput>(async () => {
    if (failure) throw failure;
    return { reference: "7F3K-2Q" };
  });
  const form = createActor(demoFormMachine.provide({ actors: { sendRequest } }), { inspect });
  const [email = "", fullName = "", companyName = "", token = ""] = typed;
  form.start();
  form.send(demoFormSamples["a wrong e-mail is entered"]);
  form.send({ type: "email.submitted", email, requestId: "b5e9" });
  form.send({ type: "captcha.loaded" });
  form.send({ type: "captcha.solved", token });
  form.send({ type: "details.submitted", details: { fullName, companyName, industry: "Mining" } });
  await waitFor(form, ({ context }) => context.toast !== null);
  return JSON.parse(JSON.stringify(trace));
}
