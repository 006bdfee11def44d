import { describe, expect, test } from "vitest";
import type { Industry } from "../demo-request.ts";
import { complete, email, opening, sendAll, start, stored } from "../testing/start-demo-form.ts";
import type { Session } from "./demo-form-context.ts";

const kept: Session = {
  answers: { email, fullName: "Ada", companyName: "", industry: "Mining" },
  requestId: "kept",
  receipt: null,
  preselected: "",
};

describe("a session that is found", () => {
  test("is stored again, because the visitor may have typed before", () => {
    const { actor, sessions } = start();

    actor.send({ type: "session.found", session: kept });

    expect(sessions).toEqual([kept]);
  });

  test("continues its request for the same address", () => {
    const { actor } = start();

    sendAll(actor, [
      { type: "session.found", session: kept },
      { ...opening, requestId: "new" },
    ]);

    expect(actor.getSnapshot().context.requestId).toBe("kept");
  });

  test("leaves another address that was typed before it, as a new request", () => {
    const { actor } = start();
    const typed = "grace@rail.example";

    sendAll(actor, [
      { type: "field.edited", field: "email", value: typed },
      { type: "session.found", session: kept },
      { type: "email.submitted", email: typed, requestId: "new" },
    ]);

    expect(actor.getSnapshot().context).toMatchObject({
      answers: { email: typed, fullName: "Ada" },
      requestId: "new",
    });
  });

  test.each<[string, Industry | "", Industry | "", Industry | "", Industry | ""]>([
    ["the visitor's choice on the same address", "Railways", "Railways", "Mining", "Mining"],
    ["the address, without a choice", "Railways", "Railways", "", "Railways"],
    [
      "the new address, after a choice on another",
      "Infrastructure",
      "Railways",
      "Mining",
      "Infrastructure",
    ],
    ["the visitor's choice, on an address without an industry", "", "Railways", "Mining", "Mining"],
    ["none, without a choice and an industry", "", "Railways", "", ""],
  ])("has the industry of %s", (_case, preselected, earlier, industry, expected) => {
    const { actor } = start({ preselected });

    const answers = { ...kept.answers, industry };
    actor.send({ type: "session.found", session: { ...kept, answers, preselected: earlier } });

    expect(actor.getSnapshot().context.answers.industry).toBe(expected);
  });
});

test("another address begins a new request", () => {
  const { actor } = start();

  sendAll(actor, [
    { type: "session.found", session: kept },
    { type: "field.edited", field: "email", value: `${email}x` },
    { ...opening, email: `${email}x`, requestId: "new" },
  ]);

  expect(actor.getSnapshot().context.requestId).toBe("new");
});

test("a preselected industry is not stored as an answer, and can be removed", () => {
  const { actor, sessions } = start({ preselected: "Mining" });

  actor.send({ type: "field.edited", field: "email", value: email });
  expect(sessions.at(-1)).toMatchObject({ answers: { industry: "" }, preselected: "Mining" });
  actor.send({ type: "field.edited", field: "industry", value: "" });

  expect(actor.getSnapshot().context.answers.industry).toBe("");
});

test("a receipt that is dismissed is gone, also from the tab", () => {
  const { actor, sessions } = start();

  sendAll(actor, [...stored, { type: "receipt.dismissed" }]);

  expect(actor.getSnapshot().context.receipt).toBeNull();
  expect(sessions.at(-1)?.receipt).toBeNull();
});

describe("a toast", () => {
  test("stays while it is held, and its time begins again", () => {
    const { actor, clock } = start();

    sendAll(actor, [opening, complete]);
    actor.send({ type: "toast.held" });
    clock.increment(60_000);
    actor.send({ type: "toast.released" });
    clock.increment(7_999);
    expect(actor.getSnapshot().matches({ toast: "shown" })).toBe(true);
    clock.increment(1);

    expect(actor.getSnapshot().matches({ toast: "hidden" })).toBe(true);
  });

  test("that is the same again is a new one with its own time", () => {
    const { actor, clock } = start();

    sendAll(actor, [opening, complete]);
    clock.increment(5_000);
    actor.send(complete);
    clock.increment(5_000);

    expect(actor.getSnapshot().context.toast).toEqual({ code: "captchaRequired", number: 2 });
  });
});

// The session is stored by an actor, because a persisted snapshot would send a running request again.
