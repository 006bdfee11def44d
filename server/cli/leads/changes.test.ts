import { describe, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { createLeadsWorkspace } from "../../testing/leads-commands.ts";
import { leads } from "./commands.ts";

onAnyDatabase((database) => {
  const { query, store, run, setOutbox } = createLeadsWorkspace(database);

  describe("retry", () => {
    test("delivers a dead message again, but not a delivered one", async () => {
      const reference = await store({ sinks: ["email", "webhook"] });
      await setOutbox("dead_at = now(), attempts = 20 WHERE sink = 'webhook'");
      await setOutbox("delivered_at = now() WHERE sink = 'email'");

      expect(await run("retry", reference)).toMatch(/: 1 delivery is due now/);
      const { rows } = await query("SELECT sink, attempts, dead_at FROM outbox ORDER BY sink");
      expect(rows).toMatchObject([{ sink: "email" }, { attempts: 0, dead_at: null }]);
      await setOutbox("delivered_at = now()");
      expect(await run("retry", reference)).toMatch(/is delivered/);
    });

    test("refuses a held request", async () => {
      const reference = await store({ sinks: [], spamReason: "honeypot" });

      await expect(run("retry", reference)).rejects.toThrow(`leads -- release ${reference}`);
      expect((await query("SELECT FROM outbox")).rowCount).toBe(0);
    });
  });

  describe("purge", () => {
    const age = (days: number) =>
      query("UPDATE demo_requests SET created_at = now() - make_interval(days => $1)", [days]);

    test("deletes older requests with their deliveries, and no others; --dry-run none", async () => {
      await store();
      await age(366);
      await setOutbox("delivered_at = now()");
      await store();

      expect(await run("purge", "--older-than", "365d", "--dry-run")).toMatch(
        /^1 demo request from .* deleted\nDry run: nothing was changed\n$/,
      );
      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(2);
      await run("purge", "--older-than", "365d");

      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);
      expect((await query("SELECT 1 FROM outbox")).rowCount).toBe(1);
    });

    test("keeps old requests that are still to be delivered, and says so", async () => {
      const waiting = await store();
      await store({ sinks: [] });
      await age(366);

      const said = await run("purge", "--older-than", "365d");

      expect(said).toMatch(
        /^1 demo request kept: still to be delivered\n1 demo request from .* deleted/,
      );
      const { rows } = await query("SELECT reference FROM demo_requests");
      expect(rows).toEqual([{ reference: waiting }]);
    });

    test("keeps an old request whose delivery was given up, until --dead asks to delete it", async () => {
      await store();
      await setOutbox("dead_at = now()");
      await age(366);

      expect(await run("purge", "--older-than", "365d")).toMatch(
        /^1 demo request kept: the delivery was given up; .*--dead\n0 demo requests from .* deleted/,
      );
      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);

      expect(await run("purge", "--older-than", "365d", "--dead")).toMatch(
        /^1 demo request from .* deleted/,
      );
      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(0);
    });

    test("deletes an old request that one sink delivered, although another gave up", async () => {
      await store({ sinks: ["email", "confirmation"] });
      await setOutbox("dead_at = now() WHERE sink = 'confirmation'");
      await setOutbox("delivered_at = now() WHERE sink = 'email'");
      await age(366);
      await query("UPDATE demo_requests SET delivered_at = now()");

      await run("purge", "--older-than", "365d");

      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(0);
    });

    test("deletes by DEMO_REQUEST_RETENTION_DAYS where no age is given", async () => {
      await store({ sinks: [] });
      await age(31);
      await store({ sinks: [] });
      let said = "";

      const { db } = database();
      const context = { db, sinks: [], retentionDays: 30 };
      for await (const piece of leads(["purge"], () => context)) said += piece;

      expect(said).toMatch(/^1 demo request from .* deleted/);
      expect((await query("SELECT 1 FROM demo_requests")).rowCount).toBe(1);
    });
  });

  describe("erase", () => {
    test("deletes every request of one person, however the address is spelled, and says what was sent", async () => {
      const [first, second] = [await store(), await store({ email: "ADA@Railway.example" })];
      const other = await store({ email: "eve@mine.example" });
      await setOutbox(
        "delivered_at = now() WHERE demo_request_id = (SELECT min(id) FROM demo_requests)",
      );

      const dry = await run("erase", "ada@ｒａｉｌｗａｙ。example", "--dry-run");
      expect((await query("SELECT FROM demo_requests")).rowCount).toBe(3);
      const said = await run("erase", "ada@railway.example");

      expect(dry).toBe(`${said}Dry run: nothing was changed\n`);
      const lines = said.split("\n");
      expect(lines[0]).toMatch(new RegExp(`^${first} of .* deleted, a copy was sent to: email$`));
      expect(lines[1]).toMatch(new RegExp(`^${second} of .* deleted$`));
      expect(lines[2]).toMatch(/^2 demo requests of ada@railway.example deleted/);
      expect((await query("SELECT reference FROM demo_requests")).rows).toEqual([
        { reference: other },
      ]);
      expect((await query("SELECT FROM outbox")).rowCount).toBe(1);
    });
  });
});
