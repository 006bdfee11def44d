import { beforeEach, expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import type { Db } from "../../database/db.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { newDemoRequest } from "../../testing/new-records.ts";
import { insertDemoRequest } from "../queries.ts";
import { delaySeconds } from "./delivery.ts";
import { createMailSinks } from "./email-sinks.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  type OutboxMessage,
  retryLater,
} from "./messages.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });

  const store = (fullName = "Ada") =>
    insertDemoRequest(db, newDemoRequest({ fullName, sinks: ["email", "confirmation"] }));
  const claim = () => claimMessage(db, "email", 60);

  test("concurrent claims get one message each, the oldest first", async () => {
    for (const name of ["first", "second", "third"]) await store(name);

    const claimed = await Promise.all(Array.from({ length: 6 }, claim));

    const names = claimed.flatMap((message) => message?.fullName ?? []);
    expect(names.toSorted()).toEqual(["first", "second", "third"]);
  });

  test("a message is due again when its lease expires, and the late server does not overwrite the other's result", async () => {
    await store();
    const late = (await claim()) as OutboxMessage;
    await db.query("UPDATE outbox SET due_at = due_at - interval '61 seconds'");
    await markDelivered(db, (await claim()) as OutboxMessage);

    await markDead(db, late, "too late");
    await retryLater(db, late, { delaySeconds: 0, error: "too late" });

    const { rows } = await db.query(
      "SELECT delivered_at, dead_at, attempts FROM outbox WHERE sink = 'email'",
    );
    expect(rows).toEqual([{ delivered_at: expect.any(Date), dead_at: null, attempts: 2 }]);
  });

  test("a mail server whose name is not found has not accepted the mail", async () => {
    const { delivery, site } = readConfig({});
    const unknown = { ...delivery, smtpUrl: "smtp://mail.invalid" };
    const { email } = createMailSinks(unknown, site, silentLog);
    await store();

    const sending = email.send((await claim()) as OutboxMessage, AbortSignal.timeout(60_000));

    await expect(sending).rejects.toMatchObject({ failure: "retry", code: "EDNS" });
  });
});

test("delays double from a minute up to a day, with a jitter of 20 percent", () => {
  const delays = [1, 2, 3, 4, 12, 20].map((attempts) => delaySeconds(attempts, 0.5));

  expect(delays).toEqual([60, 120, 240, 480, 86_400, 86_400]);
  expect(delaySeconds(1, 0)).toBeCloseTo(48);
  expect(delaySeconds(1, 1)).toBeCloseTo(72);
});
