import { endsIdle, type Message, NOTIFICATION, queryMessage, wholeMessages } from "./protocol.ts";

/** Runs one batch of messages on the embedded server and returns its whole answer. */
export type Execute = (batch: Uint8Array) => Promise<Uint8Array>;

/** One of the connections that share the session. */
export interface Member {
  deliver(bytes: Buffer): void;
  destroy(error: Error): unknown;
}

interface Batch {
  member: Member;
  bytes: Buffer;
}

/**
 * Multiplexes many connections on the one session of the embedded server. Connections take turns by
 * whole batches, up to `Sync` or `Query`; a connection with an open transaction keeps the session until
 * it ends. The state of the session is shared: `SET` without `LOCAL`, advisory locks, named statements.
 */
export class EmbeddedSession {
  readonly greeting: Buffer;
  readonly #execute: Execute;
  readonly #idleInTransactionMs: number;
  readonly #members = new Set<Member>();
  #waiting: Batch[] = [];
  #owner: Member | undefined;
  #running = false;
  #idleTimer: NodeJS.Timeout | undefined;

  /** `greeting` is the server's answer to a startup message: every connection gets the same. */
  constructor(options: { execute: Execute; greeting: Buffer; idleInTransactionMs?: number }) {
    this.#execute = options.execute;
    this.greeting = options.greeting;
    this.#idleInTransactionMs = options.idleInTransactionMs ?? 30_000;
  }

  join(member: Member): void {
    this.#members.add(member);
  }

  /** Rolls back the open transaction of the connection. */
  leave(member: Member): void {
    this.#members.delete(member);
    this.#waiting = this.#waiting.filter((batch) => batch.member !== member);
    if (this.#owner === member) this.submit(member, queryMessage("ROLLBACK"));
  }

  submit(member: Member, bytes: Buffer): void {
    this.#waiting.push({ member, bytes });
    void this.#run();
  }

  /** Ends every connection, as a server does on shutdown. */
  end(error: Error): void {
    clearTimeout(this.#idleTimer);
    this.#waiting = [];
    this.#owner = undefined;
    for (const member of this.#members) member.destroy(error);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let batch = this.#next(); batch; batch = this.#next()) await this.#answer(batch);
    this.#running = false;
  }

  #next(): Batch | undefined {
    const owner = this.#owner;
    const index = owner ? this.#waiting.findIndex(({ member }) => member === owner) : 0;
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  async #answer({ member, bytes }: Batch): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#owner = member;
    try {
      const answer = await this.#execute(bytes);
      this.#deliver(member, wholeMessages(Buffer.from(answer.buffer)).messages);
    } catch (error) {
      this.end(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #deliver(member: Member, messages: Message[]): void {
    if (endsIdle(messages)) this.#owner = undefined;
    else this.#limitIdleTime(member);
    for (const { type, bytes } of messages) {
      if (type === NOTIFICATION) this.#broadcast(bytes);
      else if (this.#members.has(member)) member.deliver(bytes);
    }
  }

  /** Every connection gets every notification: LISTEN belongs to the shared session. */
  #broadcast(notification: Buffer): void {
    for (const member of this.#members) member.deliver(notification);
  }

  /** A transaction that is left open would block every other connection. */
  #limitIdleTime(owner: Member): void {
    this.#idleTimer = setTimeout(() => {
      owner.destroy(new Error("Idle in a transaction for too long on the embedded database"));
    }, this.#idleInTransactionMs).unref();
  }
}
