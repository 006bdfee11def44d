import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from "xstate";
import type { Industry } from "../demo-request.ts";
import { demoFormMachine } from "./demo-form.ts";
import type { Attempt, DemoFormEmitted, DemoFormEvent, Session } from "./demo-form-context.ts";

const email = "ada@rail.example";
const details = { fullName: "Ada", companyName: "Rail", industry: "Railways" } as const;

const opening = { type: "email.submitted", email, requestId: "1" } as const;
const wrong = { ...opening, email: "ada@rail" };
const complete = { type: "details.submitted", by: "button", details } as const;
const gaps = { ...complete, details: { ...details, companyName: " " } };
const enter = { ...complete, by: "enter", details: { ...details, fullName: "" } } as const;
const solved = [{ type: "captcha.loaded" }, { type: "captcha.solved", token: "first" }] as const;
const noCaptcha = { type: "captcha.failed" } as const;
const dismissed = { type: "receipt.dismissed" } as const;
const sent = [opening, ...solved, complete];
const stored = [
  ...sent,
  { type: "xstate.done.actor.sendRequest", output: { reference: "R" } } as never,
];
const failed = [...sent, { type: "xstate.error.actor.sendRequest", error: new Error() } as never];

test.each<[string, DemoFormEvent[], outcome: object]>([
  ["an address beside a toast", [...stored, opening], { focus: "fullName", isStored: true }],
  ["a wrong address", [wrong], { focus: "email" }],
  ["a wrong address beside a toast", [...stored, wrong], { focus: "email" }],
  ["a gap", [opening, gaps], { toast: "missingFields", focus: "companyName" }],
  ["no captcha", [opening, complete], { toast: "captchaRequired", focus: "verification" }],
  ["details after a failure", [...failed, ...solved, complete], { isStored: true }],
  ["a stored request", stored, { toast: "requestSent", focus: "receipt", isStored: true }],
  ["a failure", failed, { toast: "requestFailed", focus: "failure", failure: "unreachable" }],
  ["a new captcha", [opening, noCaptcha, { type: "captcha.retried" }], { focus: "verification" }],
  ["no receipt", [...stored, dismissed], { toast: "requestSent", focus: "form", isStored: true }],
  ["an edit", [{ type: "field.edited", field: "fullName", value: "A" }], { isStored: true }],
])("the outcome of %s", (_name, events, outcome) => {
  const { actor, emitted, sessions, sendAll } = start();

  sendAll(events.slice(0, -1));
  emitted.length = 0;
  sessions.length = 0;
  sendAll(events.slice(-1));

  const { toast, failure } = actor.getSnapshot().context;
  expect({
    toast: toast?.code,
    failure: failure ?? undefined,
    focus: emitted.flatMap((event) => ("on" in event ? event.on : []))[0],
    isStored: sessions.length > 0 || undefined,
  }).toEqual(outcome);
});

test("Enter just after the first step is ignored, and so is each that follows within half a second", () => {
  const { actor, clock, sendAll } = start();
  const errors = () => actor.getSnapshot().context.errors;

  sendAll([opening]);
  for (const pause of [100, 499, 499]) {
    clock.increment(pause);
    sendAll([enter]);
  }
  expect(errors()).toEqual({});
  clock.increment(500);
  sendAll([enter]);

  expect(errors()).toEqual({ fullName: { code: "required" } });
});

test("a failed request is tried again with the same id and a new token", async () => {
  const attempts: Attempt[] = [];
  const { actor, captcha, sendAll } = start({
    async send(attempt) {
      attempts.push(attempt);
      if (attempts.length === 1) throw new Error("offline");
      return { reference: "R" };
    },
  });

  sendAll(sent);
  await waitFor(actor, ({ context }) => context.failure === "unreachable");
  expect(captcha.reset).toHaveBeenCalledOnce();
  sendAll([{ type: "captcha.solved", token: "second" }, complete]);
  await waitFor(actor, ({ context }) => context.receipt !== null);

  expect(attempts).toMatchObject([
    { requestId: "1", token: "first" },
    { requestId: "1", token: "second" },
  ]);
});

test("a request that takes too long is aborted and fails", () => {
  let signal: { aborted: boolean } | undefined;
  const send = (_attempt: Attempt, given: { aborted: boolean }) => {
    signal = given;
    return new Promise<never>(() => {});
  };
  const { actor, clock, emitted, sendAll } = start({ send });

  sendAll(sent);
  clock.increment(20_000);

  expect(signal?.aborted).toBe(true);
  const { toast, failure } = actor.getSnapshot().context;
  expect([toast?.code, failure]).toEqual(["requestFailed", "unreachable"]);
  expect(emitted.slice(-2)).toEqual([
    { type: "focus.moved", on: "failure" },
    { type: "request.failed", error: "requestTimeout" },
  ]);
});

const kept: Session = {
  answers: { email, fullName: "Ada", companyName: "", industry: "Mining" },
  requestId: "kept",
  receipt: null,
  preselected: "",
};

const found = { type: "session.found", session: kept } as const;
const other = "grace@rail.example";
const edited = { type: "field.edited", field: "email", value: other } as const;

test("a found session is stored again, because the visitor may have typed before, and continues its request", () => {
  const { actor, sessions, sendAll } = start();

  sendAll([found]);
  expect(sessions).toEqual([kept]);
  sendAll([{ ...opening, requestId: "new" }]);

  expect(actor.getSnapshot().context.requestId).toBe("kept");
});

test.each([
  ["before", [edited, found]],
  ["after", [found, edited]],
])("a found session leaves another address that was typed %s it, as a new request", (_, events) => {
  const { actor, sendAll } = start();

  sendAll([...events, { type: "email.submitted", email: other, requestId: "new" }]);

  expect(actor.getSnapshot().context).toMatchObject({
    answers: { email: other, fullName: "Ada" },
    requestId: "new",
  });
});

test.each<[string, Industry | "", Industry | "", Industry | "", Industry | ""]>([
  ["the visitor's choice on the same address", "Railways", "Railways", "Mining", "Mining"],
  ["the address, without a choice", "Railways", "Railways", "", "Railways"],
  ["the new address, not of another", "Infrastructure", "Railways", "Mining", "Infrastructure"],
  ["the visitor's choice, on an address without an industry", "", "Railways", "Mining", "Mining"],
])("a found session has the industry of %s", (_case, preselected, earlier, industry, expected) => {
  const { actor, sendAll } = start({ preselected });

  const answers = { ...kept.answers, industry };
  sendAll([{ type: "session.found", session: { ...kept, answers, preselected: earlier } }]);

  expect(actor.getSnapshot().context.answers.industry).toBe(expected);
});

test("a preselected industry is not stored as an answer, and can be removed", () => {
  const { actor, sessions, sendAll } = start({ preselected: "Mining" });

  sendAll([{ type: "field.edited", field: "email", value: email }]);
  expect(sessions.at(-1)).toMatchObject({ answers: { industry: "" }, preselected: "Mining" });
  sendAll([{ type: "field.edited", field: "industry", value: "" }]);

  expect(actor.getSnapshot().context.answers.industry).toBe("");
});

test("a toast that is the same again has its own time, which begins again once it is no longer held", () => {
  const { actor, clock, sendAll } = start();
  const isShown = () => actor.getSnapshot().matches({ toast: "shown" });

  sendAll([opening, complete]);
  clock.increment(5_000);
  sendAll([complete]);
  clock.increment(5_000);
  expect(actor.getSnapshot().context.toast).toEqual({ code: "captchaRequired", number: 2 });
  sendAll([{ type: "toast.held" }]);
  clock.increment(60_000);
  sendAll([{ type: "toast.released" }]);
  clock.increment(7_999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(false);
});

interface Stubs {
  send?: (attempt: Attempt, signal: { aborted: boolean }) => Promise<{ reference: string }>;
  preselected?: Industry | "";
}

/** Starts a form without a browser. Its session is kept by an actor, because a persisted snapshot would send a running request again. */
function start({ send = () => new Promise(() => {}), preselected = "" }: Stubs = {}) {
  const captcha = { reset: vi.fn() };
  const sessions: Session[] = [];
  const emitted: DemoFormEmitted[] = [];
  const clock = new SimulatedClock();
  const logic = demoFormMachine.provide({
    actors: {
      sendRequest: fromPromise(({ input, signal }) => send(input, signal)),
      session: fromCallback(({ receive }) => receive(({ session }) => sessions.push(session))),
      captcha: fromCallback(({ receive }) => receive(() => captcha.reset())),
    },
  });
  const actor = createActor(logic, { clock, input: { preselected } });
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const sendAll = (events: readonly DemoFormEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { actor, captcha, clock, emitted, sessions, sendAll };
}
