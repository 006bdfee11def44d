import { endsIdle, type Message, NOTIFICATION, queryMessage, wholeMessages } from "./protocol.ts";

/** Runs one batch of messages on the embedded server and gives its whole answer. */
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
 * Lets many connections share the one session of the embedded server. Whole batches, up to `Sync` or
 * `Query`, take turns; who opens a transaction keeps the session to its end, the others wait.
 * What belongs to a session is shared: `SET` without `LOCAL`, advisory locks and named statements.
 */
export class EmbeddedSession {
  readonly greeting: Buffer;
  readonly #execute: Execute;
  readonly #idleInTransactionMs: number;
  readonly #members = new Set<Member>();
  #waiting: Batch[] = [];
  #owner: Member | undefined;
  #running = false;
  #patience: NodeJS.Timeout | undefined;

  /** `greeting` is the server's answer to a startup message: every connection gets the same. */
  constructor(options: { execute: Execute; greeting: Buffer; idleInTransactionMs?: number }) {
    this.#execute = options.execute;
    this.greeting = options.greeting;
    this.#idleInTransactionMs = options.idleInTransactionMs ?? 30_000;
  }

  join(member: Member): void {
    this.#members.add(member);
  }

  /** Whoever leaves within a transaction leaves nothing of it behind. */
  leave(member: Member): void {
    this.#members.delete(member);
    this.#waiting = this.#waiting.filter((batch) => batch.member !== member);
    if (this.#owner === member) this.submit(member, queryMessage("ROLLBACK"));
  }

  submit(member: Member, bytes: Buffer): void {
    this.#waiting.push({ member, bytes });
    void this.#run();
  }

  /** Ends every connection, as a server does that goes down. */
  end(error: Error): void {
    clearTimeout(this.#patience);
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
    clearTimeout(this.#patience);
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
    else this.#limitPatience(member);
    for (const { type, bytes } of messages) {
      if (type === NOTIFICATION) this.#broadcast(bytes);
      else if (this.#members.has(member)) member.deliver(bytes);
    }
  }

  /** There is one session, so every connection hears what any of them listens for. */
  #broadcast(notification: Buffer): void {
    for (const member of this.#members) member.deliver(notification);
  }

  /** A transaction that somebody forgot would stop everybody else for ever. */
  #limitPatience(owner: Member): void {
    this.#patience = setTimeout(() => {
      owner.destroy(new Error("Idle in a transaction for too long on the embedded database"));
    }, this.#idleInTransactionMs).unref();
  }
}
