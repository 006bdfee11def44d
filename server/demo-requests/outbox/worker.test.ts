import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Db } from "../../db/db.ts";
import { insertDemoRequest } from "../../db/demo-requests.ts";
import type { OutboxMessage } from "../../db/outbox.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { DeliveryError, type Failure } from "./sink.ts";
import { OutboxWorker } from "./worker.ts";

const names = (count: number) => Array.from({ length: count }, (_, i) => `request ${i}`);

onAnyDatabase((database) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests");
  });

  const store = (fullName: string) =>
    insertDemoRequest(db, {
      requestId: undefined,
      email: "ada@railway.example",
      fullName,
      companyName: "Analytical Railways",
      industry: "Mining",
      attribution: {},
      spamReason: undefined,
      replayKey: undefined,
      sinks: ["email"],
    });
  const start = (send: (message: OutboxMessage) => Promise<void>, using: Db = db) =>
    new OutboxWorker({
      db: using,
      log: silentLog,
      sink: { name: "email", send },
      idleMs: 20,
      outage: { firstSeconds: 0.02, maxSeconds: 0.02 },
    });
  const outbox = async () => (await db.query("SELECT * FROM outbox ORDER BY id")).rows;
  const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5000 });
  /** A sink that fails with each of `failures` in turn and then accepts every message. */
  const createSink = (...failures: (Failure | "crash")[]) => {
    const accepted: string[] = [];
    const send = async ({ fullName }: OutboxMessage) => {
      const failure = failures.shift();
      if (failure === "crash") throw new TypeError("a fault of our own");
      if (failure !== undefined) throw new DeliveryError(failure, `told to: ${failure}`);
      accepted.push(fullName);
    };
    return { accepted, send };
  };

  test("delivers each stored message once, oldest first", async () => {
    const { accepted, send } = createSink();
    for (const name of names(5)) await store(name);

    const worker = start(send);
    await until(() => expect(accepted).toHaveLength(5));
    await worker.stop();

    expect(accepted).toEqual(names(5));
    for (const row of await outbox())
      expect(row).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
  });

  test("delivers a message at once after a wake signal during the idle sleep", async () => {
    const { accepted, send } = createSink();
    const worker = new OutboxWorker({
      db,
      log: silentLog,
      sink: { name: "email", send },
      idleMs: 60_000,
    });
    await store("ada");

    worker.wake();
    await until(() => expect(accepted).toEqual(["ada"]));
    await worker.stop();
  });

  test("delivers every message in order after an outage, without counting attempts", async () => {
    const { accepted, send } = createSink(...Array<Failure>(25).fill("outage"));
    for (const name of names(3)) await store(name);

    const worker = start(send);
    await until(() => expect(accepted).toHaveLength(3));
    await worker.stop();

    expect(accepted).toEqual(names(3));
    for (const row of await outbox()) expect(row).toMatchObject({ attempts: 1, dead_at: null });
  });

  test.each(["retry", "crash"] as const)(
    "delays a message after a %s and delivers the others",
    async (failure) => {
      const { accepted, send } = createSink(failure);
      for (const name of names(2)) await store(name);

      const worker = start(send);
      await until(() => expect(accepted).toEqual(["request 1"]));
      const [waiting] = await outbox();
      await db.query("UPDATE outbox SET due_at = now()");
      await until(() => expect(accepted).toEqual(["request 1", "request 0"]));
      await worker.stop();

      expect(waiting).toMatchObject({
        attempts: 1,
        last_error: expect.stringMatching(/told|fault/),
      });
      expect(waiting.due_at - Date.now()).toBeGreaterThan(20_000);
    },
  );

  test("makes a refused message a dead letter at once", async () => {
    const { accepted, send } = createSink("refused");
    for (const name of names(2)) await store(name);

    const worker = start(send);
    await until(() => expect(accepted).toEqual(["request 1"]));
    await worker.stop();

    expect(await outbox()).toMatchObject([
      { attempts: 1, dead_at: expect.any(Date), last_error: "told to: refused" },
      { dead_at: null },
    ]);
  });

  test("makes a message a dead letter after twenty failures", async () => {
    const { send } = createSink("retry");
    await store("ada");
    await db.query("UPDATE outbox SET attempts = 19");

    const worker = start(send);
    await until(async () => expect(await outbox()).toMatchObject([{ dead_at: expect.any(Date) }]));
    await worker.stop();
  });

  test("two servers on one database deliver every message once", async () => {
    const { accepted, send } = createSink();
    for (const name of names(60)) await store(name);

    const workers = [start(send), start(send)];
    await until(() => expect(accepted).toHaveLength(60));
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(accepted.toSorted()).toEqual(names(60).toSorted());
  });

  test("renews the lease during a slow delivery, so that another server does not send the message", async () => {
    const sending: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => sending.push(resolve));
    const startIdle = () =>
      new OutboxWorker({
        db,
        log: silentLog,
        sink: { name: "email", send },
        idleMs: 20,
        leaseSeconds: 0.3,
      });
    const dueAt = async () => (await outbox())[0].due_at.getTime();
    await store("ada");
    const workers = [startIdle(), startIdle()];
    await until(() => expect(sending).toHaveLength(1));

    const leaseEnd = await dueAt();
    await until(async () => expect(await dueAt()).toBeGreaterThan(leaseEnd + 300));
    sending[0]?.();
    await until(async () => expect((await outbox())[0].delivered_at).not.toBeNull());
    await Promise.all(workers.map((worker) => worker.stop()));

    expect(sending).toHaveLength(1);
  });

  describe("when the database fails", () => {
    const failing = (count: number, statement: RegExp): Db => {
      const query = (sql: string, values: unknown[]) =>
        statement.test(sql) && count-- > 0
          ? Promise.reject(new Error("the database is down"))
          : db.query(sql, values);
      return { connect: db.connect.bind(db), query: query as Db["query"] };
    };

    test("after a delivery, records the delivery later and does not send again", async () => {
      const { accepted, send } = createSink();
      for (const name of names(2)) await store(name);

      const worker = start(send, failing(3, /SET delivered_at/));
      await until(() => expect(accepted).toHaveLength(2));
      await worker.stop();

      expect(accepted).toEqual(names(2));
      expect(await outbox()).toMatchObject(Array(2).fill({ delivered_at: expect.any(Date) }));
    });

    test("before a delivery, delivers the message when the database is back", async () => {
      const { accepted, send } = createSink();
      await store("ada");

      const worker = start(send, failing(3, /SET attempts = attempts \+ 1/));
      await until(() => expect(accepted).toEqual(["ada"]));
      await worker.stop();
    });
  });

  test("stop waits for the current delivery and claims no further message", async () => {
    const sending: (() => void)[] = [];
    for (const name of names(2)) await store(name);
    const worker = start(() => new Promise((resolve) => sending.push(resolve)));
    await until(() => expect(sending).toHaveLength(1));

    const stopped = worker.stop();
    sending[0]?.();
    await stopped;

    expect(await outbox()).toMatchObject([
      { delivered_at: expect.any(Date) },
      { delivered_at: null, attempts: 0 },
    ]);
  });
});
