import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { dirname } from "node:path";
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

  /** Listens on the first address that works, and returns it. Only this user has access to the socket. */
  async listen(addresses: string[]): Promise<string> {
    const failures: unknown[] = [];
    for (const address of addresses) {
      try {
        if (process.platform !== "win32") await createFolder(dirname(address));
        await once(this.#server.listen(address), "listening");
        return address;
      } catch (error) {
        failures.push(error);
      }
    }
    throw new AggregateError(failures, `no socket can be opened: ${failures.join(", ")}`);
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
      const isIdle = this.#respond(client, await this.#execute(Buffer.concat(batch)));
      batch = [];
      if (isIdle) {
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

  /** Sends the response to the client. Returns true if no transaction is open. */
  #respond(client: Socket, response: Buffer): boolean {
    client.write(response);
    return transactionStatus(splitMessages(response).at(-1)) === "I";
  }
}

/** Replaces the socket's folder, in which a killed process may have left its socket. */
async function createFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
}

// Messages of PostgreSQL's frontend/backend protocol, version 3: a byte for the type, then the length,
// which includes itself but not the type.

const TYPE_BYTES = 1;

/** Yields the client's messages until it disconnects. The first, the startup message, has no type. */
export async function* readMessages(client: Socket): AsyncGenerator<Buffer> {
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

/** Splits a complete response into its messages. */
export function splitMessages(response: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let rest = response; rest.length > 0; ) {
    const end = lengthOf(rest, TYPE_BYTES);
    messages.push(rest.subarray(0, end));
    rest = rest.subarray(end);
  }
  return messages;
}

/** Length of the first message; infinite while its head is incomplete. */
function lengthOf(bytes: Buffer, typeBytes: number): number {
  const headBytes = typeBytes + 4;
  return bytes.length < headBytes
    ? Number.POSITIVE_INFINITY
    : typeBytes + bytes.readUInt32BE(typeBytes);
}

/** True for `Sync` and `Query`, at which the server executes the messages received so far and responds. */
export const endsBatch = (message: Buffer) => "SQ".includes(typeOf(message));

/** The transaction status of `ReadyForQuery`, the last message of a response: `I` outside a transaction. */
export function transactionStatus(readyForQuery: Buffer | undefined): string {
  if (readyForQuery === undefined || typeOf(readyForQuery) !== "Z") {
    throw new Error("The embedded database did not complete its response");
  }
  return readyForQuery.toString("latin1", 5);
}

function typeOf(message: Buffer): string {
  return message.toString("latin1", 0, TYPE_BYTES);
}
