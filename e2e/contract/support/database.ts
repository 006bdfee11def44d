import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { test } from "@playwright/test";
import pg from "pg";

/** Set by the global setup; empty when PostgreSQL is not installed. */
export const POSTGRES_URL_VARIABLE = "TEST_POSTGRES_URL";

/** An empty PostgreSQL database behind a TCP proxy that tests can close. */
export type Database = Awaited<ReturnType<typeof createDatabaseOn>>;

/** Creates a database of its own for a test. Skips the test when PostgreSQL is not installed. */
export async function createDatabase(): Promise<Database> {
  const serverUrl = process.env[POSTGRES_URL_VARIABLE] ?? "";
  test.skip(serverUrl === "", "PostgreSQL is not installed");
  return createDatabaseOn(serverUrl);
}

/** @param serverUrl address of the database `postgres` of a server, as its superuser */
export async function createDatabaseOn(serverUrl: string) {
  const name = `contract_${randomUUID().replaceAll("-", "")}`;
  await runOn(serverUrl, `CREATE DATABASE ${name}`);
  const directUrl = serverUrl.replace(/\/postgres$/, `/${name}`);
  const gate = await openGateTo(Number(new URL(serverUrl).port));
  const url = directUrl.replace(/:\d+\//, `:${gate.port}/`);
  return {
    /** Address of the database through the proxy. */
    url,
    /** Its address without the proxy. */
    directUrl,
    environment: { DATABASE_URL: url },
    /** Runs SQL without the proxy, so that tests reach the database while sites do not. */
    query: <Row extends object>(sql: string, values?: unknown[]) =>
      runOn<Row>(directUrl, sql, values),
    lock: (table: string) => lockOn(directUrl, table),
    /** Inserts a public post with only the columns of the contract, and returns its slug. */
    async insertPost({
      slug = `post-${randomUUID()}`,
      title = "A title",
      content = "A sentence.",
      publishedAt = "now",
    } = {}) {
      await runOn(
        directUrl,
        `INSERT INTO blog_posts (slug, title, content, category, author, published_at)
         VALUES ($1, $2, $3, 'blog', 'Editorial team', $4)`,
        [slug, title, content, publishedAt],
      );
      return slug;
    },
    /** Cuts every connection and refuses new ones, as a stopped server would. */
    closeGate: gate.close,
    openGate: gate.open,
    /** Keeps every connection open but passes no bytes, as a network partition does. */
    stall: gate.stall,
    /** Passes the bytes that were held back, and all later ones. */
    resume: gate.resume,
    async drop() {
      await gate.close();
      await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs one statement, or several without values. */
export async function runOn<Row extends object>(
  config: string | pg.ClientConfig,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Lets all others who use the table wait until the returned function is called. */
export async function lockOn(config: string | pg.ClientConfig, table: string) {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table}`);
  return () => client.end();
}

/** Forwards TCP connections to a port of this machine while it is open. */
async function openGateTo(target: number) {
  /** Each socket with the one that receives its bytes. */
  const sockets = new Map<Socket, Socket>();
  let isStalled = false;
  const server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.set(socket, other);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (!isStalled) socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await once(server, "close");
    },
    async open() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    stall() {
      isStalled = true;
      for (const socket of sockets.keys()) socket.unpipe();
    },
    resume() {
      // A second pipe would pass every byte twice.
      if (!isStalled) return;
      isStalled = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
  };
}
