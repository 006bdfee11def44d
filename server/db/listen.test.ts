import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../database/db.ts";
import { onAnyDatabase, silentLog } from "../testing/every-database.ts";
import { listenForChanges } from "./listen.ts";

const WITHIN_A_SECOND = { timeout: 1_000, interval: 5 };

onAnyDatabase((database) => {
  let db: Db;
  let heard: ("change" | "reset")[];
  let listener: ReturnType<typeof listenForChanges>;
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts");
    heard = [];
    listener = listenForChanges({
      config: database().listenerConfig,
      log: silentLog,
      onChange: () => heard.push("change"),
      onReset: () => heard.push("reset"),
      heartbeatMs: 20,
    });
    await vi.waitFor(() => expect(heard).toEqual(["reset"]));
    heard.length = 0;
  });
  afterEach(() => listener.stop());

  const insert = (slug: string) =>
    db.query("INSERT INTO blog_posts (slug, title) VALUES ($1, 'Title')", [slug]);
  const expectToHear = (changes: typeof heard) =>
    vi.waitFor(() => expect(heard).toEqual(changes), WITHIN_A_SECOND);

  test("does not report a rolled back change", async () => {
    await insert("a");
    const client = await db.connect();
    await client.query("BEGIN");
    await client.query("DELETE FROM blog_posts");
    await client.query("ROLLBACK");
    client.release();
    await insert("last");

    await expectToHear(["change", "change"]);
  });

  test("reports a notification of another client, whatever its payload", async () => {
    await db.query("NOTIFY site_changes, 'nonsense'");

    await expectToHear(["change"]);
  });
});

test("retries every second after a long outage", async () => {
  const port = await closedPort();
  const waits: number[] = [];
  const listener = listenForChanges({
    config: { host: "127.0.0.1", port },
    log: silentLog,
    onChange: vi.fn(),
    onReset: vi.fn(),
    wait: async (ms, stopped) => {
      if (waits.push(ms) > 20) await new Promise((end) => stopped.addEventListener("abort", end));
    },
  });
  await vi.waitFor(() => expect(waits).toHaveLength(21));

  await listener.stop();

  expect(waits[0]).toBe(250);
  expect(Math.max(...waits)).toBe(1000);
});

test("replaces an unresponsive connection, and stop does not wait for it", async () => {
  const silent = createServer();
  const tries: string[] = [];
  silent.on("connection", (socket) => {
    tries.push("tried");
    socket.on("error", () => undefined);
  });
  const listener = listenForChanges({
    config: { host: "127.0.0.1", port: await openPort(silent) },
    log: silentLog,
    onChange: vi.fn(),
    onReset: vi.fn(),
    wait: async () => undefined,
  });
  await vi.waitFor(() => expect(tries.length).toBeGreaterThan(1), { timeout: 8_000 });

  await listener.stop();
  silent.close();
});

test("stops while the database is down", async () => {
  const port = await closedPort();
  const warn = vi.spyOn(silentLog, "warn");
  const listener = listenForChanges({
    config: { host: "127.0.0.1", port },
    log: silentLog,
    onChange: vi.fn(),
    onReset: vi.fn(),
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());

  await listener.stop();

  expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: { code: "ECONNREFUSED" } });
});

/** Returns a port on which no process listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await openPort(server);
  server.close();
  await once(server, "close");
  return port;
}

async function openPort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
