import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { Mutex } from "async-mutex";

/**
 * Serves PGlite to clients of PostgreSQL's protocol (version 3). PGlite has one session, so one client uses
 * it at a time: for a batch of messages, or until the end of its transaction. Clients share the session's
 * state, such as `SET` without `LOCAL`, advisory locks and named statements.
 */
export class SessionServer {
  readonly #database: PGlite;
  readonly #idleInTransactionLimitMs: number;
  readonly #session = new Mutex();
  readonly #clients = new Set<Socket>();
  readonly #server = createServer((client) => void this.#serve(client));
  #startupResponse: Promise<Buffer> | undefined;

  /** The limit is like `idle_in_transaction_session_timeout`, which PGlite ignores. */
  constructor(database: PGlite, { idleInTransactionLimitMs = 15_000 } = {}) {
    this.#database = database;
    this.#idleInTransactionLimitMs = idleInTransactionLimitMs;
  }

  /** Listens on this path, where a killed process may have left its socket. */
  async listen(path: string): Promise<void> {
    await rm(path, { force: true });
    await once(this.#server.listen(path), "listening");
  }

  /** Disconnects all clients and rolls back an open transaction. */
  async close(): Promise<void> {
    this.#server.close();
    for (const client of this.#clients) client.destroy();
    await this.#session.acquire();
  }

  /** Serves one client. Rejects after an error of PGlite, which ends the worker: the session's state is unknown. */
  async #serve(client: Socket): Promise<void> {
    client.on("error", () => undefined);
    client.on("timeout", () => client.destroy());
    const messages = readMessages(client);
    const startup = await messages.next();
    if (startup.done) return;
    this.#clients.add(client);
    client.write(await this.#start(startup.value));

    let release: (() => void) | undefined;
    let batch: Buffer[] = [];
    for await (const message of messages) {
      batch.push(message);
      if (!endsBatch(message)) continue;
      // Only an idle transaction has a limit.
      client.setTimeout(0);
      release ??= await this.#session.acquire();
      const response = await this.#execute(Buffer.concat(batch));
      client.write(response);
      batch = [];
      if (transactionStatus(response) === "I") {
        release();
        release = undefined;
      } else client.setTimeout(this.#idleInTransactionLimitMs);
    }

    this.#clients.delete(client);
    if (release) await this.#database.exec("ROLLBACK");
    release?.();
  }

  /** Every client gets the response to the first startup message, so connecting does not wait for a transaction. */
  #start(startupMessage: Buffer): Promise<Buffer> {
    this.#startupResponse ??= this.#execute(startupMessage);
    return this.#startupResponse;
  }

  /** Uses the streaming call, because `execProtocolRaw` also parses and keeps every response. */
  async #execute(batch: Buffer): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    await this.#database.execProtocolRawStream(batch, {
      onRawData: (part) => parts.push(part.slice()),
    });
    return Buffer.concat(parts);
  }
}

// Messages of PostgreSQL's frontend/backend protocol, version 3: a byte for the type, then the length,
// which includes itself but not the type.

const TYPE_BYTES = 1;

/** Yields the client's messages until it disconnects. The first, the startup message, has no type. */
async function* readMessages(client: Socket): AsyncGenerator<Buffer> {
  let unread: Buffer = Buffer.alloc(0);
  let typeBytes = 0;
  try {
    for await (const chunk of client) {
      unread = Buffer.concat([unread, chunk]);
      for (let end = lengthOf(unread, typeBytes); end <= unread.length; ) {
        yield unread.subarray(0, end);
        unread = unread.subarray(end);
        typeBytes = TYPE_BYTES;
        end = lengthOf(unread, typeBytes);
      }
    }
  } catch {
    // The connection is lost.
  }
}

/** Length of the first message; infinite while its head is incomplete. */
function lengthOf(bytes: Buffer, typeBytes: number): number {
  const headBytes = typeBytes + 4;
  return bytes.length < headBytes
    ? Number.POSITIVE_INFINITY
    : typeBytes + bytes.readUInt32BE(typeBytes);
}

/** True for `Sync` and `Query`, at which the server executes the messages received so far and responds. */
function endsBatch(message: Buffer): boolean {
  return /^[SQ]/.test(message.toString("latin1", 0, TYPE_BYTES));
}

const READY_FOR_QUERY_BYTES = 6;

/** The transaction status in `ReadyForQuery`, the last message of a response: `I` outside a transaction. */
function transactionStatus(response: Buffer): string | undefined {
  const readyForQuery = response.subarray(-READY_FOR_QUERY_BYTES).toString("latin1");
  if (!readyForQuery.startsWith("Z")) {
    throw new Error("The embedded database did not complete its response");
  }
  return readyForQuery.at(-1);
}
