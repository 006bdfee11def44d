import { vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { Industry } from "../demo-request.ts";
import { demoFormMachine } from "../machines/demo-form.ts";
import type {
  Attempt,
  DemoFormEmitted,
  DemoFormEvent,
  Session,
} from "../machines/demo-form-context.ts";

export const email = "ada@rail.example";
export const details = { fullName: "Ada", companyName: "Rail", industry: "Railways" } as const;

export const opening = { type: "email.submitted", email, requestId: "1" } as const;
export const wrong = { ...opening, email: "ada@rail" };
export const complete = { type: "details.submitted", by: "button", details } as const;
export const gaps = { ...complete, details: { ...details, companyName: " " } };
export const solved = [
  { type: "captcha.loaded" },
  { type: "captcha.solved", token: "first" },
] as const;
export const sent = [opening, ...solved, complete];
export const stored = [
  ...sent,
  { type: "xstate.done.actor.sendRequest", output: { reference: "R" } } as never,
];
export const failed = [
  ...sent,
  { type: "xstate.error.actor.sendRequest", error: new Error() } as never,
];
export const enter = { ...complete, by: "enter", details: { ...details, fullName: "" } } as const;
export const slow = {
  type: "xstate.after.requestTimeout.demoForm.form.details.request.submitting",
};

interface Stubs {
  send?: (attempt: Attempt, signal: { aborted: boolean }) => Promise<{ reference: string }>;
  preselected?: Industry | "";
}

/** Starts a form for unit tests, without a browser. */
export function start({ send = () => new Promise(() => {}), preselected = "" }: Stubs = {}) {
  const captcha = { render: vi.fn(), reset: vi.fn(), remove: vi.fn() };
  const sessions: Session[] = [];
  const emitted: DemoFormEmitted[] = [];
  const clock = new SimulatedClock();
  const logic = demoFormMachine.provide({
    actors: {
      sendRequest: fromPromise(({ input, signal }) => send(input, signal)),
      session: fromCallback(({ receive }) => receive(({ session }) => sessions.push(session))),
      captcha: fromCallback(({ receive }) => {
        captcha.render();
        receive(() => captcha.reset());
        return () => captcha.remove();
      }),
    },
  });
  const actor = createActor(logic, { clock, input: { preselected } });
  actor.on("*", (event) => emitted.push(event));
  return { actor: actor.start(), captcha, clock, emitted, sessions, logic };
}

export function sendAll(
  actor: ReturnType<typeof start>["actor"],
  events: readonly DemoFormEvent[],
) {
  for (const event of events) actor.send(event);
}
