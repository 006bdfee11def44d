import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Db } from "./db.ts";
import { countRecentRequests, insertDemoRequest, type NewDemoRequest } from "./demo-requests.ts";

const request: NewDemoRequest = {
  requestId: undefined,
  email: "ada@railway.example",
  fullName: "Ada Lovelace",
  companyName: "Analytical Railways",
  industry: "Railways",
  attribution: { landing_path: "/railways", utm_source: "newsletter" },
  spamReason: undefined,
  replayKey: undefined,
  sinks: ["email", "webhook"],
};

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests; DELETE FROM captcha_replays");
  });

  const count = async (table: "demo_requests" | "outbox" | "captcha_replays") =>
    (await db.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${table}`)).rows[0]?.n;

  describe("storing a demo request", () => {
    test("stores every field and one message for each sink", async () => {
      const inserted = await insertDemoRequest(db, request);

      const { rows } = await db.query("SELECT * FROM demo_requests");
      expect(inserted).toEqual({ outcome: "stored", reference: rows[0].reference });
      expect(rows).toEqual([
        expect.objectContaining({
          email: "ada@railway.example",
          full_name: "Ada Lovelace",
          company_name: "Analytical Railways",
          industry: "Railways",
          landing_path: "/railways",
          utm_source: "newsletter",
          utm_medium: null,
          suspected_spam: false,
          delivered_at: null,
        }),
      ]);
      expect((await db.query("SELECT sink FROM outbox ORDER BY sink")).rows).toEqual([
        { sink: "email" },
        { sink: "webhook" },
      ]);
    });

    test("marks suspected spam", async () => {
      await insertDemoRequest(db, { ...request, spamReason: "honeypot", sinks: [] });

      const { rows } = await db.query("SELECT suspected_spam, spam_reason FROM demo_requests");
      expect(rows).toEqual([{ suspected_spam: true, spam_reason: "honeypot" }]);
      expect(await count("outbox")).toBe(0);
    });

    test("stores one row for ten concurrent attempts with one request id", async () => {
      const tries = Array.from({ length: 10 }, (_, i) => `key-${i}`);
      const again = { ...request, requestId: randomUUID() };

      const results = await Promise.all(
        tries.map((replayKey) => insertDemoRequest(db, { ...again, replayKey })),
      );

      expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
      expect(results.filter(({ outcome }) => outcome === "repeated")).toHaveLength(9);
      expect(new Set(results.map((it) => "reference" in it && it.reference)).size).toBe(1);
      expect(await count("demo_requests")).toBe(1);
      expect(await count("outbox")).toBe(2);
    });

    test("returns the first reference when the same request is stored again", async () => {
      const again = { ...request, requestId: randomUUID(), replayKey: "key" };
      const first = await insertDemoRequest(db, again);

      const second = await insertDemoRequest(db, again);

      expect(second).toEqual({ ...first, outcome: "repeated" });
    });

    test("returns replayed if a concurrent request used the captcha solution", async () => {
      const two = [randomUUID(), randomUUID()].map((requestId) =>
        insertDemoRequest(db, { ...request, requestId, replayKey: "key" }),
      );

      const outcomes = (await Promise.all(two)).map(({ outcome }) => outcome);

      expect(outcomes.sort()).toEqual(["replayed", "stored"]);
      expect(await count("demo_requests")).toBe(1);
    });

    test("leaves the captcha solution unused after a failure", async () => {
      const broken = { ...request, replayKey: "key", fullName: "x".repeat(201) };
      await expect(insertDemoRequest(db, broken)).rejects.toThrow(/full_name/);

      const inserted = await insertDemoRequest(db, { ...request, replayKey: "key" });

      expect(inserted.outcome).toBe("stored");
    });

    test("creates another reference if the first exists", async () => {
      const references = ["AAAA-AA", "AAAA-AA", "BBBB-BB"];
      const makeReference = () => references.shift() ?? "";
      await insertDemoRequest(db, request, makeReference);

      const second = await insertDemoRequest(db, { ...request, replayKey: "key" }, makeReference);

      expect(second).toEqual({ outcome: "stored", reference: "BBBB-BB" });
    });
  });

  test("counts recent requests by address, ignoring case, within the window", async () => {
    await insertDemoRequest(db, request);
    await insertDemoRequest(db, { ...request, email: "ADA@railway.example" });
    await insertDemoRequest(db, { ...request, email: "other@railway.example" });
    await db.query(
      `UPDATE demo_requests SET created_at = now() - interval '50 seconds'
        WHERE email = 'ada@railway.example'`,
    );

    expect(await countRecentRequests(db, "Ada@Railway.example", 60)).toEqual({
      count: 2,
      secondsLeft: 10,
    });
    expect(await countRecentRequests(db, "Ada@Railway.example", 30)).toMatchObject({ count: 1 });
    expect(await countRecentRequests(db, "nobody@railway.example", 60)).toEqual({
      count: 0,
      secondsLeft: 0,
    });
  });
});
