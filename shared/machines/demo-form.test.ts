import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise, initialTransition, transition, waitFor } from "xstate";
import { messages } from "../messages.ts";
import { demoFormSamples } from "../models/demo-form-model.ts";
import { demoFormMachine } from "./demo-form.ts";
import { emptyDemoForm, type SendInput } from "./demo-form-context.ts";
import { RequestFailure } from "./request-failure.ts";

type Label = keyof typeof demoFormSamples;

describe("the visitor is shown", () => {
  test.each<[string, Label[], object]>([
    [
      "a wrong e-mail",
      ["a wrong e-mail is entered"],
      { errors: { email: messages.invalidEmail }, toast: null, focus: { on: "email" } },
    ],
    [
      "a wrong e-mail that is edited",
      ["a wrong e-mail is entered", "the e-mail is edited"],
      {
        errors: {},
      },
    ],
    [
      "a gap in the details",
      ["an e-mail is entered", "details with gaps are sent"],
      {
        errors: { companyName: "Company name is required" },
        toast: { kind: "error", ...messages.missingFields, number: 1 },
        focus: { on: "companyName" },
      },
    ],
    [
      "a captcha that is not solved",
      ["an e-mail is entered", "the details are sent"],
      {
        errors: {},
        toast: { kind: "error", ...messages.captchaRequired, number: 1 },
        focus: { on: "verification" },
      },
    ],
    [
      "a captcha that has expired",
      [
        "an e-mail is entered",
        "the captcha loads",
        "the captcha is solved",
        "the captcha expires",
        "the details are sent",
      ],
      { toast: { kind: "error", ...messages.captchaRequired } },
    ],
  ])("%s", (_case, labels, expected) => {
    const { context } = formAfter(labels);

    expect(context).toMatchObject(expected);
  });

  test("a stored request empties the form and leaves a receipt", () => {
    const { value, context } = formAfter([...sent, "the request is stored"]);

    expect(value).toEqual({ step: "email", captcha: "notLoaded" });
    expect(context).toEqual({
      ...emptyDemoForm,
      toast: { kind: "success", ...messages.requestSent, number: 1 },
      toastCount: 1,
      focus: { on: "receipt" },
      receipt: demoFormSamples["a receipt is found"].receipt,
    });
  });

  test("a failed request keeps the input and requires the captcha again", () => {
    const { value, context } = formAfter([...sent, "the request fails"]);

    expect(value).toEqual({ step: "details", captcha: { loaded: "ready" } });
    expect(context).toMatchObject({
      email: "ada@railway.example",
      details: demoFormSamples["the details are sent"].details,
      token: "",
      toast: { kind: "error", ...messages.requestFailed },
      failure: "unreachable",
      focus: { on: "failure" },
    });
  });

  test("a failed later request moves the focus from the earlier receipt to the failure", () => {
    const { context } = formAfter([...sent, "the request is stored", ...sent, "the request fails"]);

    expect(context.receipt).not.toBeNull();
    expect(context.focus).toEqual({ on: "failure" });
  });

  test("the same error twice is a new toast", () => {
    const { context } = formAfter([
      "an e-mail is entered",
      "the details are sent",
      "the details are sent",
    ]);

    expect(context.toast?.number).toBe(2);
  });

  test("a field that the server rejects gets the focus", async () => {
    const errors = { companyName: "Too long" };
    const form = start(() => Promise.reject(new RequestFailure("refused", "422", errors)));

    fillIn(form, "token");
    const { context } = await waitFor(form, (snapshot) => snapshot.context.failure !== null);

    expect(context.focus).toEqual({ on: "companyName" });
  });

  test("a running request has the tag sending", () => {
    expect(formAfter(sent).hasTag("sending")).toBe(true);
    expect(formAfter([...sent, "the request fails"]).hasTag("sending")).toBe(false);
  });

  test("a captcha that expires during a failed request is required again", () => {
    const { value } = formAfter([...sent, "the captcha expires", "the request fails"]);

    expect(value).toEqual({ step: "details", captcha: { loaded: "ready" } });
  });
});

describe("with a server", () => {
  test("every attempt has the same request id and a new token", async () => {
    const tries: SendInput[] = [];
    const form = start(async (input) => {
      tries.push(input);
      if (tries.length === 1) throw new Error("offline");
      return { reference: "7F3K-2Q" };
    });

    fillIn(form, "first token");
    await waitFor(form, ({ context }) => context.failure !== null);
    form.send({ type: "captcha.solved", token: "second token" });
    form.send(demoFormSamples["the details are sent"]);
    await waitFor(form, ({ context }) => context.receipt !== null);

    const { requestId } = demoFormSamples["an e-mail is entered"];
    expect(tries).toMatchObject([
      { requestId, token: "first token" },
      { requestId, token: "second token" },
    ]);
  });

  test("emits a failure and requires the captcha again", async () => {
    const error = new RequestFailure("refused", "422", { fullName: "Please fill in all fields" });
    const emitted: unknown[] = [];
    const form = start(() => Promise.reject(error));
    form.on("*", (event) => emitted.push(event));

    fillIn(form, "token");
    const { context } = await waitFor(form, (snapshot) => snapshot.context.failure !== null);

    expect(context.failure).toBe("refused");
    expect(context.errors).toEqual(error.errors);
    expect(emitted).toEqual([{ type: "request.failed", error }, { type: "captcha.used" }]);
  });

  test("emits a stored request with its receipt", async () => {
    const stored = vi.fn();
    const form = start(async () => ({ reference: "7F3K-2Q" }));
    form.on("request.stored", stored);

    fillIn(form, "token");
    const { context } = await waitFor(form, (snapshot) => snapshot.context.receipt !== null);

    expect(stored).toHaveBeenCalledExactlyOnceWith({
      type: "request.stored",
      receipt: context.receipt,
    });
  });

  test("sends the token that the provider has renewed", async () => {
    const send = vi.fn(async () => ({ reference: "7F3K-2Q" }));
    const form = start(send);

    form.send(demoFormSamples["an e-mail is entered"]);
    form.send({ type: "captcha.loaded" });
    form.send({ type: "captcha.solved", token: "old" });
    form.send({ type: "captcha.solved", token: "renewed" });
    form.send(demoFormSamples["the details are sent"]);

    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: "renewed" }));
  });
});

const sent: Label[] = [
  "an e-mail is entered",
  "the captcha loads",
  "the captcha is solved",
  "the details are sent",
];

function formAfter(labels: readonly Label[]) {
  const [empty] = initialTransition(demoFormMachine);
  return labels.reduce(
    (snapshot, each) => transition(demoFormMachine, snapshot, demoFormSamples[each] as never)[0],
    empty,
  );
}

function start(send: (input: SendInput) => Promise<{ reference: string }>) {
  const sendRequest = fromPromise<{ reference: string }, SendInput>(({ input }) => send(input));
  return createActor(demoFormMachine.provide({ actors: { sendRequest } })).start();
}

function fillIn(form: ReturnType<typeof start>, token: string) {
  form.send(demoFormSamples["an e-mail is entered"]);
  form.send({ type: "captcha.loaded" });
  form.send({ type: "captcha.solved", token });
  form.send(demoFormSamples["the details are sent"]);
}
