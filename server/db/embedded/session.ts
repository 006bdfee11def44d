import { serialize } from "pg-protocol";
import { endsIdle, type Message, NOTIFICATION, wholeMessages } from "./protocol.ts";

/** Runs a batch of messages on the embedded server and returns the complete response. */
export type Execute = (batch: Uint8Array) => Promise<Uint8Array>;

/** A connection that shares the session. */
export interface SessionConnection {
  deliver(bytes: Buffer): void;
  destroy(error: Error): unknown;
}

interface Batch {
  connection: SessionConnection;
  bytes: Buffer;
}

/**
 * Multiplexes many connections on the only session of the embedded server. A batch ends with `Sync` or
 * `Query`; batches of different connections alternate, except that a connection keeps the session during
 * its transaction. Connections share the session's state: `SET` without `LOCAL`, advisory locks, named
 * statements.
 */
export class EmbeddedSession {
  readonly startupResponse: Buffer;
  readonly #execute: Execute;
  readonly #idleInTransactionMs: number;
  readonly #connections = new Set<SessionConnection>();
  #waiting: Batch[] = [];
  #owner: SessionConnection | undefined;
  #running = false;
  #idleTimer: NodeJS.Timeout | undefined;

  /** Every connection receives the same `startupResponse`, the server's response to a startup message. */
  constructor(options: {
    execute: Execute;
    startupResponse: Buffer;
    idleInTransactionMs?: number;
  }) {
    this.#execute = options.execute;
    this.startupResponse = options.startupResponse;
    this.#idleInTransactionMs = options.idleInTransactionMs ?? 30_000;
  }

  add(connection: SessionConnection): void {
    this.#connections.add(connection);
  }

  /** Removes the connection and rolls back its open transaction. */
  remove(connection: SessionConnection): void {
    this.#connections.delete(connection);
    this.#waiting = this.#waiting.filter((batch) => batch.connection !== connection);
    if (this.#owner === connection) this.submit(connection, serialize.query("ROLLBACK"));
  }

  submit(connection: SessionConnection, bytes: Buffer): void {
    this.#waiting.push({ connection, bytes });
    void this.#run();
  }

  /** Ends every connection with the error. */
  end(error: Error): void {
    clearTimeout(this.#idleTimer);
    this.#waiting = [];
    this.#owner = undefined;
    for (const connection of this.#connections) connection.destroy(error);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let batch = this.#next(); batch; batch = this.#next()) await this.#runBatch(batch);
    this.#running = false;
  }

  #next(): Batch | undefined {
    const owner = this.#owner;
    const index = owner ? this.#waiting.findIndex(({ connection }) => connection === owner) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #runBatch({ connection, bytes }: Batch): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#owner = connection;
    try {
      const response = await this.#execute(bytes);
      this.#deliver(connection, wholeMessages(Buffer.from(response.buffer)).messages);
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #deliver(connection: SessionConnection, messages: Message[]): void {
    if (endsIdle(messages)) this.#owner = undefined;
    else this.#limitIdleTime(connection);
    for (const { type, bytes } of messages) {
      if (type === NOTIFICATION) this.#broadcast(bytes);
      else if (this.#connections.has(connection)) connection.deliver(bytes);
    }
  }

  /** Sends the notification to every connection, because LISTEN applies to the shared session. */
  #broadcast(notification: Buffer): void {
    for (const connection of this.#connections) connection.deliver(notification);
  }

  /** Limits idle time in a transaction, during which every other connection waits. */
  #limitIdleTime(owner: SessionConnection): void {
    this.#idleTimer = setTimeout(() => {
      owner.destroy(new Error("Idle in a transaction for too long on the embedded database"));
    }, this.#idleInTransactionMs).unref();
  }
}
