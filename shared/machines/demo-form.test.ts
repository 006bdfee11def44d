import { describe, expect, test } from "vitest";
import { waitFor } from "xstate";
import {
  complete,
  enter,
  failed,
  gaps,
  opening,
  sendAll,
  sent,
  slow,
  solved,
  start,
  stored,
  wrong,
} from "../testing/start-demo-form.ts";
import type {
  Attempt,
  DemoFormEvent,
  FailureReason,
  FocusTarget,
  Toast,
} from "./demo-form-context.ts";

test.each<[string, DemoFormEvent[], Outcome]>([
  ["an address", [opening], { focus: "fullName", isStored: true }],
  ["an address beside a toast", [...stored, opening], { focus: "fullName", isStored: true }],
  ["a wrong address", [wrong], { focus: "email" }],
  ["a wrong address beside a toast", [...stored, wrong], { focus: "email" }],
  ["a gap", [opening, gaps], { toast: "missingFields", focus: "companyName" }],
  ["no captcha", [opening, complete], { toast: "captchaRequired", focus: "verification" }],
  ["details", sent, { isStored: true }],
  ["details after a failure", [...failed, ...solved, complete], { isStored: true }],
  ["a stored request", stored, { toast: "requestSent", focus: "receipt", isStored: true }],
  [
    "a failed request",
    failed,
    { toast: "requestFailed", focus: "failure", failure: "unreachable" },
  ],
  [
    "a slow request",
    [...sent, slow as never],
    { toast: "requestFailed", focus: "failure", failure: "unreachable" },
  ],
  [
    "a new captcha",
    [opening, { type: "captcha.failed" }, { type: "captcha.retried" }],
    { focus: "verification" },
  ],
  [
    "no receipt",
    [...stored, { type: "receipt.dismissed" }],
    { toast: "requestSent", focus: "form", isStored: true },
  ],
  ["an edit", [{ type: "field.edited", field: "fullName", value: "A" }], { isStored: true }],
])("the outcome of %s", (_name, events, outcome) => {
  const { actor, emitted, sessions } = start();

  sendAll(actor, events.slice(0, -1));
  const before = { emitted: emitted.length, sessions: sessions.length };
  actor.send(events.at(-1) as DemoFormEvent);

  const { toast, failure } = actor.getSnapshot().context;
  const moved = emitted.slice(before.emitted).find(({ type }) => type === "focus.moved");
  expect({
    toast: toast?.code,
    failure: failure ?? undefined,
    focus: moved && "on" in moved ? moved.on : undefined,
    isStored: sessions.length > before.sessions || undefined,
  }).toEqual({
    toast: undefined,
    failure: undefined,
    focus: undefined,
    isStored: undefined,
    ...outcome,
  });
});

interface Outcome {
  toast?: Toast["code"];
  focus?: FocusTarget;
  failure?: FailureReason;
  /** The tab stores the session. */
  isStored?: boolean;
}

describe("Enter just after the first step", () => {
  test("is ignored, and so is each that follows within half a second", () => {
    const { actor, clock } = start();

    actor.send(opening);
    for (const pause of [100, 499, 499]) {
      clock.increment(pause);
      actor.send(enter);
    }

    expect(actor.getSnapshot().context).toMatchObject({ errors: {}, toast: null });
  });

  test("submits the second step after half a second", () => {
    const { actor, clock } = start();

    actor.send(opening);
    clock.increment(500);
    actor.send(enter);

    expect(actor.getSnapshot().context.errors).toEqual({ fullName: { code: "required" } });
  });

  test("does not hold back the button", () => {
    const { actor } = start();

    sendAll(actor, [opening, gaps]);

    expect(actor.getSnapshot().context.errors).toEqual({ companyName: { code: "required" } });
  });
});

/** Ends a test whose events do not lead to the expected state. */
const SOON = { timeout: 30_000 };

describe("a request", () => {
  test("is tried again with the same id and a new token", async () => {
    const attempts: Attempt[] = [];
    const { actor, captcha } = start({
      async send(attempt) {
        attempts.push(attempt);
        if (attempts.length === 1) throw new Error("offline");
        return { reference: "R" };
      },
    });

    sendAll(actor, sent);
    await waitFor(actor, ({ context }) => context.failure === "unreachable", SOON);
    expect(captcha.reset).toHaveBeenCalledOnce();
    actor.send({ type: "captcha.solved", token: "second" });
    actor.send(complete);
    await waitFor(actor, ({ context }) => context.receipt !== null, SOON);

    expect(attempts).toMatchObject([
      { requestId: "1", token: "first" },
      { requestId: "1", token: "second" },
    ]);
  });

  test("that takes too long is aborted and fails", () => {
    let signal: { aborted: boolean } | undefined;
    const { actor, clock, emitted } = start({
      send: (_attempt, given) => {
        signal = given;
        return new Promise(() => {});
      },
    });

    sendAll(actor, sent);
    clock.increment(20_000);

    expect(signal?.aborted).toBe(true);
    expect(actor.getSnapshot().context.failure).toBe("unreachable");
    expect(emitted.at(-1)).toEqual({ type: "request.failed", error: "requestTimeout" });
  });
});
