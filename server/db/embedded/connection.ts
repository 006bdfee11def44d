import { Duplex } from "node:stream";
import { endsBatch, startupLength, wholeMessages } from "./protocol.ts";
import type { EmbeddedSession } from "./session.ts";

/** A connection to the embedded server, with the socket interface that `pg` expects. */
export class EmbeddedConnection extends Duplex {
  readonly #session: EmbeddedSession;
  #isStarted = false;
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
    if (!this.#isStarted) this.#start();
    if (this.#isStarted) this.#readMessages();
    done();
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.#session.remove(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#session.remove(this);
    done(error);
  }

  /** Sends the stored startup response, so that connecting does not wait for a transaction. */
  #start(): void {
    const length = startupLength(this.#unread);
    if (length === undefined) return;
    this.#unread = this.#unread.subarray(length);
    this.#isStarted = true;
    this.#session.add(this);
    this.push(this.#session.startupResponse);
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
