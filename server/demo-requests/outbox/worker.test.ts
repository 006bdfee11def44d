import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Db } from "../../db/db.ts";
import { insertDemoRequest } from "../../db/demo-requests.ts";
import type { Parcel } from "../../db/outbox.ts";
import { onEveryDatabase, silentLog } from "../../testing/every-database.ts";
import { DeliveryError, type Failure } from "./sink.ts";
import { Courier } from "./worker.ts";

const names = (count: number) => Array.from({ length: count }, (_, i) => `request ${i}`);

onEveryDatabase((database) => {
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
  const start = (send: (parcel: Parcel) => Promise<void>, using: Db = db) =>
    new Courier({
      db: using,
      log: silentLog,
      sink: { name: "email", send },
      idleMs: 20,
      outage: { firstSeconds: 0.02, maxSeconds: 0.02 },
    });
  const outbox = async () => (await db.query("SELECT * FROM outbox ORDER BY id")).rows;
  const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5000 });
  /** A sink that fails as told by `failures`, one for each try, and then takes all. */
  const createSink = (...failures: (Failure | "crash")[]) => {
    const taken: string[] = [];
    const send = async ({ fullName }: Parcel) => {
      const failure = failures.shift();
      if (failure === "crash") throw new TypeError("a fault of our own");
      if (failure !== undefined) throw new DeliveryError(failure, `told to: ${failure}`);
      taken.push(fullName);
    };
    return { taken, send };
  };

  test("what was stored goes out, the oldest first, each once", async () => {
    const { taken, send } = createSink();
    for (const name of names(5)) await store(name);

    const courier = start(send);
    await until(() => expect(taken).toHaveLength(5));
    await courier.stop();

    expect(taken).toEqual(names(5));
    for (const row of await outbox())
      expect(row).toMatchObject({ attempts: 1, delivered_at: expect.any(Date) });
  });

  test("what is stored while it waits goes out when it is nudged", async () => {
    const { taken, send } = createSink();
    const courier = new Courier({
      db,
      log: silentLog,
      sink: { name: "email", send },
      idleMs: 60_000,
    });
    await store("ada");

    courier.nudge();
    await until(() => expect(taken).toEqual(["ada"]));
    await courier.stop();
  });

  test("a sink that was down gets everything in the old order, and no try is held against it", async () => {
    const { taken, send } = createSink(...Array<Failure>(25).fill("outage"));
    for (const name of names(3)) await store(name);

    const courier = start(send);
    await until(() => expect(taken).toHaveLength(3));
    await courier.stop();

    expect(taken).toEqual(names(3));
    for (const row of await outbox()) expect(row).toMatchObject({ attempts: 1, dead_at: null });
  });

  test.each(["retry", "crash"] as const)(
    "a parcel that meets a %s waits, and the others go on",
    async (failure) => {
      const { taken, send } = createSink(failure);
      for (const name of names(2)) await store(name);

      const courier = start(send);
      await until(() => expect(taken).toEqual(["request 1"]));
      const [waiting] = await outbox();
      await db.query("UPDATE outbox SET due_at = now()");
      await until(() => expect(taken).toEqual(["request 1", "request 0"]));
      await courier.stop();

      expect(waiting).toMatchObject({
        attempts: 1,
        last_error: expect.stringMatching(/told|fault/),
      });
      expect(waiting.due_at - Date.now()).toBeGreaterThan(20_000);
    },
  );

  test("a parcel that is refused is given up at once, and stays visible", async () => {
    const { taken, send } = createSink("refused");
    for (const name of names(2)) await store(name);

    const courier = start(send);
    await until(() => expect(taken).toEqual(["request 1"]));
    await courier.stop();

    expect(await outbox()).toMatchObject([
      { attempts: 1, dead_at: expect.any(Date), last_error: "told to: refused" },
      { dead_at: null },
    ]);
  });

  test("a parcel that failed twenty times is given up", async () => {
    const { send } = createSink("retry");
    await store("ada");
    await db.query("UPDATE outbox SET attempts = 19");

    const courier = start(send);
    await until(async () => expect(await outbox()).toMatchObject([{ dead_at: expect.any(Date) }]));
    await courier.stop();
  });

  test("two servers on one database deliver nothing twice", async () => {
    const { taken, send } = createSink();
    for (const name of names(60)) await store(name);

    const couriers = [start(send), start(send)];
    await until(() => expect(taken).toHaveLength(60));
    await Promise.all(couriers.map((courier) => courier.stop()));

    expect(taken.toSorted()).toEqual(names(60).toSorted());
  });

  test("a sink that takes longer than the lease is left in peace by other servers", async () => {
    const sending: (() => void)[] = [];
    const send = () => new Promise<void>((resolve) => sending.push(resolve));
    const startIdle = () =>
      new Courier({
        db,
        log: silentLog,
        sink: { name: "email", send },
        idleMs: 20,
        leaseSeconds: 0.3,
      });
    const dueAt = async () => (await outbox())[0].due_at.getTime();
    await store("ada");
    const couriers = [startIdle(), startIdle()];
    await until(() => expect(sending).toHaveLength(1));

    const leaseEnd = await dueAt();
    await until(async () => expect(await dueAt()).toBeGreaterThan(leaseEnd + 300));
    sending[0]?.();
    await until(async () => expect((await outbox())[0].delivered_at).not.toBeNull());
    await Promise.all(couriers.map((courier) => courier.stop()));

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

    test("after a parcel was taken, the parcel is noted later and not sent again", async () => {
      const { taken, send } = createSink();
      for (const name of names(2)) await store(name);

      const courier = start(send, failing(3, /SET delivered_at/));
      await until(() => expect(taken).toHaveLength(2));
      await courier.stop();

      expect(taken).toEqual(names(2));
      expect(await outbox()).toMatchObject(Array(2).fill({ delivered_at: expect.any(Date) }));
    });

    test("before, it goes on when the database is back", async () => {
      const { taken, send } = createSink();
      await store("ada");

      const courier = start(send, failing(3, /SET attempts = attempts \+ 1/));
      await until(() => expect(taken).toEqual(["ada"]));
      await courier.stop();
    });
  });

  test("stopping waits for what is being sent, and takes nothing more", async () => {
    const sending: (() => void)[] = [];
    for (const name of names(2)) await store(name);
    const courier = start(() => new Promise((resolve) => sending.push(resolve)));
    await until(() => expect(sending).toHaveLength(1));

    const stopped = courier.stop();
    sending[0]?.();
    await stopped;

    expect(await outbox()).toMatchObject([
      { delivered_at: expect.any(Date) },
      { delivered_at: null, attempts: 0 },
    ]);
  });
});
