import { write } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const writeTo = promisify(write);

const STANDARD_OUTPUT = 1;
/** Lines are written together, when they reach this length or after this time. */
const BATCH_CHARACTERS = 8_192;
const BATCH_MS = 1_000;
/** Lines beyond this length in memory are lost. */
const MAX_WAITING_CHARACTERS = 1_000_000;
const BUSY_RETRY_MS = 100;

/**
 * Writes lines to standard output without ever waiting for it, so that neither a full disk nor a reader that
 * stands still stops the site. Counts the lines that could not be written.
 */
export class LogOutput {
  lostLines = 0;
  readonly #file: number;
  #waiting: string[] = [];
  #waitingCharacters = 0;
  #batchTimer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor(file = STANDARD_OUTPUT) {
    this.#file = file;
  }

  write(line: string): void {
    if (this.#waitingCharacters + line.length > MAX_WAITING_CHARACTERS) {
      this.lostLines += 1;
      return;
    }
    this.#waiting.push(line);
    this.#waitingCharacters += line.length;
    if (this.#waitingCharacters >= BATCH_CHARACTERS) this.#startWriting();
    else this.#batchTimer ??= setTimeout(() => this.#startWriting(), BATCH_MS).unref();
  }

  /** Calls back when the lines so far are written or lost: never if the reader of a pipe stands still. */
  flush(callback: () => void): void {
    const running = this.#writing ?? Promise.resolve();
    void running
      .then(() => {
        this.#startWriting();
        return this.#writing;
      })
      .then(callback);
  }

  #startWriting(): void {
    clearTimeout(this.#batchTimer);
    this.#batchTimer = undefined;
    if (this.#writing !== undefined || this.#waiting.length === 0) return;
    const lines = this.#waiting;
    this.#waiting = [];
    this.#waitingCharacters = 0;
    this.#writing = this.#writeAll(Buffer.from(lines.join("")))
      .catch(() => {
        this.lostLines += lines.length;
      })
      .finally(() => {
        this.#writing = undefined;
        if (this.#waitingCharacters >= BATCH_CHARACTERS) this.#startWriting();
      });
  }

  async #writeAll(bytes: Buffer): Promise<void> {
    let written = 0;
    while (written < bytes.length) {
      try {
        written += (await writeTo(this.#file, bytes, written)).bytesWritten;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
        await delay(BUSY_RETRY_MS);
      }
    }
  }
}
