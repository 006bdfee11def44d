import { Duplex } from "node:stream";
import { endsBatch, startupLength, wholeMessages } from "./protocol.ts";
import type { EmbeddedSession } from "./session.ts";

/** One connection to the embedded server, with the interface of the socket that `pg` expects. */
export class EmbeddedConnection extends Duplex {
  readonly #session: EmbeddedSession;
  #greeted = false;
  #unread: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];

  constructor(session: EmbeddedSession) {
    super();
    this.#session = session;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  deliver(bytes: Buffer): void {
    this.push(bytes);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    if (!this.#greeted) this.#greet();
    if (this.#greeted) this.#readMessages();
    done();
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.#session.leave(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#session.leave(this);
    done(error);
  }

  /** Answers with the stored greeting, so that connecting never waits for a transaction. */
  #greet(): void {
    const length = startupLength(this.#unread);
    if (length === undefined) return;
    this.#unread = this.#unread.subarray(length);
    this.#greeted = true;
    this.#session.join(this);
    this.push(this.#session.greeting);
  }

  #readMessages(): void {
    const { messages, rest } = wholeMessages(this.#unread);
    this.#unread = rest;
    for (const { type, bytes } of messages) {
      this.#batch.push(bytes);
      if (endsBatch(type)) this.#session.submit(this, Buffer.concat(this.#batch.splice(0)));
    }
  }

  // `pg` calls these methods of a socket; here they do nothing.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
