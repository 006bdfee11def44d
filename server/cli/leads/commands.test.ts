import { beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { insertDemoRequest, type NewDemoRequest } from "../../db/demo-requests.ts";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { leads } from "./commands.ts";

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });

  const store = async (changes: Partial<NewDemoRequest> = {}) => {
    const inserted = await insertDemoRequest(db, {
      requestId: undefined,
      email: "ada@railway.example",
      fullName: "Ada Lovelace",
      companyName: "Analytical Railways",
      industry: "Railways",
      attribution: { utm_source: "newsletter" },
      spamReason: undefined,
      replayKey: undefined,
      sinks: ["email"],
      ...changes,
    });
    return "reference" in inserted ? inserted.reference : "";
  };
  const run = async (...args: string[]) => {
    const now = () => new Date();
    let said = "";
    for await (const piece of leads(args, { db, sinks: ["email"], now })) said += piece;
    return said;
  };
  const setOutbox = (sql: string) => db.query(`UPDATE outbox SET ${sql}`);

  describe("list", () => {
    test("shows the newest first with the state of delivery", async () => {
      const stored = await store({ sinks: [] });
      const held = await store({ sinks: [], spamReason: "honeypot" });
      const waiting = await store();

      const lines = (await run("list")).split("\n");

      expect(lines[0]).toMatch(/^REFERENCE +RECEIVED \(UTC\) +DELIVERY +E-MAIL/);
      expect(lines.slice(1, 4)).toEqual([
        expect.stringMatching(`^${waiting} .* waiting `),
        expect.stringMatching(`^${held} .* held `),
        expect.stringMatching(`^${stored} .* stored .*Analytical Railways +Railways$`),
      ]);
    });

    test("prints JSON with the state of delivery", async () => {
      await store();
      await setOutbox("dead_at = now()");
      await db.query("UPDATE demo_requests SET delivered_at = now()");
      expect(JSON.parse(await run("list", "--json"))).toMatchObject([{ delivery: "failed" }]);

      await setOutbox("dead_at = NULL, delivered_at = now()");

      expect(JSON.parse(await run("list", "--json"))).toMatchObject([
        { delivery: "delivered", email: "ada@railway.example", utm_source: "newsletter" },
      ]);
    });

    test("prints the total when it does not list all", async () => {
      await store();
      await store();

      expect(await run("list", "--limit", "1")).toMatch(
        /Railways\n\nThe latest 1 of 2; --limit 2 lists all\n$/,
      );
      expect(await run("list", "--limit", "2")).not.toContain("The latest");
    });

    test("prints a message when there are no requests", async () => {
      expect(await run("list")).toBe("No demo requests yet\n");
    });
  });

  test("show prints a request and its deliveries for any spelling of the reference", async () => {
    const reference = await store();
    await setOutbox("dead_at = now(), attempts = 3, last_error = '550 no such user'");

    const text = await run("show", reference.toLowerCase().replace("-", ""));

    expect(text).toMatch(/full_name +Ada Lovelace\n/);
    expect(text).toMatch(/utm_source +newsletter\n/);
    expect(text).toMatch(/to email +given up .*, 3 tries, 550 no such user\n/);
  });

  describe("export", () => {
    test("writes every request as CSV with escaped formulas", async () => {
      await store();
      await store({ fullName: "=1+1", companyName: 'A "B", C' });

      const lines = (await run("export", "--format", "csv")).split("\r\n");

      expect(lines[0]).toMatch(/^\ufeffreference,created_at,delivery,email,/);
      expect(lines[2]).toContain(`,'=1+1,"A ""B"", C",Railways,`);
      expect(lines).toHaveLength(4);
    });

    test("writes JSON, and an empty list without requests", async () => {
      expect(JSON.parse(await run("export", "--format", "json"))).toEqual([]);
      await store();
      await store();

      expect(JSON.parse(await run("export", "--format", "json"))).toHaveLength(2);
    });
  });

  describe("retry", () => {
    test("delivers a request that was held back as spam", async () => {
      const reference = await store({ sinks: [], spamReason: "too_fast" });

      expect(await run("retry", reference)).toBe(`${reference}: 1 delivery is due now\n`);
      expect((await db.query("SELECT sink FROM outbox")).rows).toEqual([{ sink: "email" }]);
    });

    test("delivers a dead message again, but not a delivered one", async () => {
      const reference = await store({ sinks: ["email", "webhook"] });
      await setOutbox("dead_at = now(), attempts = 20 WHERE sink = 'webhook'");
      await setOutbox("delivered_at = now() WHERE sink = 'email'");

      expect(await run("retry", reference)).toMatch(/: 1 delivery is due now/);
      const { rows } = await db.query("SELECT sink, attempts, dead_at FROM outbox ORDER BY sink");
      expect(rows).toMatchObject([{ sink: "email" }, { attempts: 0, dead_at: null }]);
      await setOutbox("delivered_at = now()");
      expect(await run("retry", reference)).toMatch(/is delivered/);
    });

    test("--dead delivers all dead messages again", async () => {
      await store();
      await store();
      await setOutbox("dead_at = now()");

      expect(await run("retry", "--dead")).toBe("2 deliveries are due now\n");
      expect((await db.query("SELECT 1 FROM outbox WHERE dead_at IS NULL")).rowCount).toBe(2);
    });
  });

  describe("purge", () => {
    const age = (days: number) =>
      db.query("UPDATE demo_requests SET created_at = now() - make_interval(days => $1)", [days]);

    test("without --yes only counts", async () => {
      await store({ sinks: [] });
      await age(366);

      expect(await run("purge", "--older-than", "365d")).toMatch(/^1 demo request .* would be/);
      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);
    });

    test("--yes deletes older requests with their deliveries, and no others", async () => {
      await store();
      await age(366);
      await setOutbox("delivered_at = now()");
      await store();

      expect(await run("purge", "--older-than", "365d", "--yes")).toMatch(
        /^1 demo request from .* deleted/,
      );
      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);
      expect((await db.query("SELECT 1 FROM outbox")).rowCount).toBe(1);
    });

    test("keeps old requests that are still to be delivered, and says so", async () => {
      const waiting = await store();
      await store({ sinks: [] });
      await age(366);

      const said = await run("purge", "--older-than", "365d", "--yes");

      expect(said).toMatch(
        /^1 demo request kept: still to be delivered\n1 demo request from .* deleted/,
      );
      const { rows } = await db.query("SELECT reference FROM demo_requests");
      expect(rows).toEqual([{ reference: waiting }]);
    });

    test("keeps an old request whose delivery was given up, until --dead asks to delete it", async () => {
      await store();
      await setOutbox("dead_at = now()");
      await age(366);

      expect(await run("purge", "--older-than", "365d", "--yes")).toMatch(
        /^1 demo request kept: the delivery was given up; .*--dead\n0 demo requests from .* deleted/,
      );
      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);

      expect(await run("purge", "--older-than", "365d", "--yes", "--dead")).toMatch(
        /^1 demo request from .* deleted/,
      );
      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(0);
    });

    test("deletes an old request that one sink delivered, although another gave up", async () => {
      await store({ sinks: ["email", "confirmation"] });
      await setOutbox("dead_at = now() WHERE sink = 'confirmation'");
      await setOutbox("delivered_at = now() WHERE sink = 'email'");
      await age(366);
      await db.query("UPDATE demo_requests SET delivered_at = now()");

      await run("purge", "--older-than", "365d", "--yes");

      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(0);
    });

    test("deletes by DEMO_REQUEST_RETENTION_DAYS where no age is given", async () => {
      await store({ sinks: [] });
      await age(31);
      await store({ sinks: [] });
      let said = "";

      const context = { db, sinks: [], now: () => new Date(), retentionDays: 30 };
      for await (const piece of leads(["purge"], context)) said += piece;

      expect(said).toMatch(/^1 demo request from .* deleted/);
      expect((await db.query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);
    });
  });

  test.each([
    [["fly"]],
    [["list", "--limit", "0"]],
    [["list", "--unknown"]],
    [["show"]],
    [["show", "UUUU"]],
    [["show", "0000-00"]],
    [["retry", "0000-00"]],
    [["export"]],
    [["export", "--format", "constructor"]],
    [["purge"]],
    [["purge", "--older-than", "1y"]],
  ])("rejects %j with a message that says what is expected", async (args) => {
    await expect(run(...args)).rejects.toThrow(
      /expect|There is no demo request|npm run leads|Set DEMO_REQUEST/,
    );
  });
});
