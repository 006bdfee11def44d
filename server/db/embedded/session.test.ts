import { once } from "node:events";
import { serialize } from "pg-protocol";
import { afterEach, expect, test, vi } from "vitest";
import { EmbeddedConnection } from "./connection.ts";
import { EmbeddedSession } from "./session.ts";

const message = (type: string, body: string) => {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};
const ready = (status: "I" | "T") => message("Z", status);
const startupResponse = Buffer.concat([message("R", "hello"), ready("I")]);

/** A fake server that tracks transactions and records the executed queries. */
function createServer() {
  const ran: string[] = [];
  let status: "I" | "T" = "I";
  const execute = async (batch: Uint8Array) => {
    const sql = Buffer.from(batch).subarray(5, -1).toString();
    ran.push(sql);
    if (sql === "BREAK") throw new Error("broken");
    if (sql === "BEGIN") status = "T";
    if (sql === "COMMIT" || sql === "ROLLBACK") status = "I";
    const notice = sql === "NOTIFY" ? message("A", "news") : Buffer.alloc(0);
    return new Uint8Array(Buffer.concat([notice, message("C", sql), ready(status)]));
  };
  const session = new EmbeddedSession({ execute, startupResponse, idleInTransactionMs: 1_000 });
  const connect = () => {
    const connection = new EmbeddedConnection(session);
    connection.write(serialize.startup({ user: "ada", database: "site" }));
    connection.read();
    return connection;
  };
  return { ran, session, connect };
}

const settled = () => new Promise((done) => setImmediate(done));

afterEach(() => {
  vi.useRealTimers();
});

test("alternates between connections by batch and does not interrupt a transaction", async () => {
  const { ran, connect } = createServer();
  const [one, two] = [connect(), connect()];

  for (const sql of ["BEGIN", "first"]) one.write(serialize.query(sql));
  two.write(serialize.query("other"));
  await settled();
  const whileOpen = [...ran];
  one.write(serialize.query("COMMIT"));
  await settled();

  expect(whileOpen).toEqual(["BEGIN", "first"]);
  expect(ran).toEqual(["BEGIN", "first", "COMMIT", "other"]);
});

test("assembles a message that arrives in several chunks", async () => {
  const { ran, connect } = createServer();
  const connection = connect();

  for (const byte of serialize.query("whole")) connection.write(Buffer.of(byte));
  await settled();

  expect(ran).toEqual(["whole"]);
});

test("connecting does not wait for an open transaction", async () => {
  const { session, connect } = createServer();
  const busy = connect();
  busy.write(serialize.query("BEGIN"));
  await settled();

  const late = new EmbeddedConnection(session);
  const startup = serialize.startup({ user: "ada", database: "site" });
  late.write(startup.subarray(0, 3));
  late.write(startup.subarray(3));

  expect(late.read()).toEqual(startupResponse);
  busy.destroy();
});

test("a notification reaches every connection", async () => {
  const { connect } = createServer();
  const [one, two] = [connect(), connect()];

  one.write(serialize.query("NOTIFY"));
  await settled();

  expect(two.read()).toEqual(message("A", "news"));
});

test("rolls back the transaction of a connection that ends", async () => {
  const { ran, connect } = createServer();
  const [leaving, other] = [connect(), connect()];
  leaving.write(serialize.query("BEGIN"));
  other.write(serialize.query("other"));
  await settled();

  leaving.destroy();
  await settled();

  expect(ran).toEqual(["BEGIN", "ROLLBACK", "other"]);
});

test("rolls back the transaction of a connection that ends during BEGIN", async () => {
  const answers: ((answer: Uint8Array) => void)[] = [];
  const execute = vi.fn(() => new Promise<Uint8Array>((resolve) => answers.push(resolve)));
  const leaving = new EmbeddedConnection(new EmbeddedSession({ execute, startupResponse }));
  leaving.write(serialize.startup({ user: "ada", database: "site" }));
  leaving.write(serialize.query("BEGIN"));

  leaving.destroy();
  answers[0]?.(new Uint8Array(ready("T")));
  await settled();

  expect(execute).toHaveBeenNthCalledWith(2, serialize.query("ROLLBACK"));
});

test("ends a connection that is idle in a transaction for too long", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ran, connect } = createServer();
  const [forgotten, other] = [connect(), connect()];
  const failure = once(forgotten, "error");
  forgotten.write(serialize.query("BEGIN"));
  other.write(serialize.query("other"));
  await settled();

  vi.advanceTimersByTime(1_000);

  expect((await failure)[0]).toMatchObject({ message: expect.stringContaining("Idle") });
  await settled();
  expect(ran).toEqual(["BEGIN", "ROLLBACK", "other"]);
});

test("ends every connection when the server fails and serves new ones", async () => {
  const { ran, connect } = createServer();
  const [one, two] = [connect(), connect()];
  const failures = Promise.all([once(one, "error"), once(two, "error")]);

  one.write(serialize.query("BREAK"));
  two.write(serialize.query("lost"));
  await failures;
  connect().write(serialize.query("again"));
  await settled();

  expect(ran).toEqual(["BREAK", "again"]);
});
