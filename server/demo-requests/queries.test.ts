import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "../database/db.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { newDemoRequest } from "../testing/new-records.ts";
import { insertDemoRequest, type NewDemoRequest } from "./queries.ts";

const request = newDemoRequest({ sinks: ["email", "webhook"] });

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests; DELETE FROM captcha_replays");
  });

  test("of two concurrent requests with one captcha solution one is stored and one is replayed", async () => {
    const two = [randomUUID(), randomUUID()].map((requestId) =>
      insertDemoRequest(db, { ...request, requestId, replayKey: "key" }),
    );

    const outcomes = (await Promise.all(two)).map(({ outcome }) => outcome);

    expect(outcomes.sort()).toEqual(["replayed", "stored"]);
    expect((await db.query("SELECT FROM demo_requests")).rowCount).toBe(1);
  });

  test("a request that is not stored leaves the captcha solution unused after a failure and a request id of another address", async () => {
    const requestId = randomUUID();
    await insertDemoRequest(db, { ...request, requestId });
    const broken = { ...request, replayKey: "key", fullName: "x".repeat(201) };
    await expect(insertDemoRequest(db, broken)).rejects.toThrow(/full_name/);
    const other = { ...request, requestId, replayKey: "key", email: "other@railway.example" };
    expect((await insertDemoRequest(db, other)).outcome).toBe("taken");

    const inserted = await insertDemoRequest(db, { ...request, replayKey: "key" });

    expect(inserted.outcome).toBe("stored");
  });

  test("a request gets another reference if the first exists", async () => {
    const references = ["AAAA-AA", "AAAA-AA", "BBBB-BB"];
    const makeReference = () => references.shift() ?? "";
    await insertDemoRequest(db, request, makeReference);

    const second = await insertDemoRequest(db, { ...request, replayKey: "key" }, makeReference);

    expect(second).toEqual({ outcome: "stored", reference: "BBBB-BB" });
  });

  const insert = (changes: Partial<NewDemoRequest> = {}) =>
    insertDemoRequest(db, { ...request, ...changes });

  test("the limit for an e-mail address counts concurrent requests, ignoring case, and leaves the captcha solution to another address", async () => {
    const emails = Array(20).fill([request.email, "ADA@railway.example"]).flat();

    const inserted = await Promise.all(emails.map((email) => insert({ email })));

    const outcomes = inserted.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(28).fill("limited"), ...Array(12).fill("stored")]);
    // The captcha solution that the limit left unused can be used once.
    const solved = { replayKey: "key", email: "other@railway.example" };
    expect((await insert({ replayKey: "key" })).outcome).toBe("limited");
    expect((await insert(solved)).outcome).toBe("stored");
    expect((await insert(solved)).outcome).toBe("replayed");
  });

  test("the limit for an e-mail address states when the next request is accepted, and ends then", async () => {
    for (let i = 0; i < 12; i += 1) await insert();
    await db.query("UPDATE demo_requests SET created_at = now() - interval '50 minutes'");

    expect(await insert()).toEqual({ outcome: "limited", secondsLeft: 600 });
    await db.query("UPDATE demo_requests SET created_at = now() - interval '61 minutes'");
    expect((await insert()).outcome).toBe("stored");
  });
});
