import { connect, type Socket } from "node:net";

export interface Load {
  port: number;
  /** The bytes of the n-th request. */
  request(n: number): Buffer;
  /** The status that every answer must have. */
  status: number;
  requests: number;
  connections: number;
  /** No new request begins after this long. */
  forMs: number;
}

/**
 * Sends requests over keep-alive connections, one at a time on each, until all are sent or time
 * is up. Written on bare sockets, so that the measured process has to wait for it as little as
 * possible. Gives the number of answers. @throws at the first answer with another status
 */
export async function sendLoad(load: Load): Promise<number> {
  const deadline = performance.now() + load.forMs;
  let sent = 0;
  const next = () =>
    sent < load.requests && performance.now() < deadline ? load.request(sent++) : undefined;
  const connections = Math.min(load.connections, load.requests);
  await Promise.all(Array.from({ length: connections }, () => converse(load, next)));
  return sent;
}

function converse({ port, status }: Load, next: () => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const ask = () => {
      const request = next();
      if (request !== undefined) return socket.write(request);
      socket.end();
      return resolve();
    };
    const reader = new AnswerReader((answered) => {
      if (answered === status) return ask();
      socket.destroy();
      return reject(new Error(`Expected status ${status}, got ${answered}`));
    });
    socket.on("connect", ask);
    socket.on("data", (piece: Buffer) => reader.read(piece));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server closed the connection")));
  });
}

const HEAD_END = "\r\n\r\n";
const CHUNKS_END = "0\r\n\r\n";

/** Finds where an answer ends, by its length or its last chunk, and looks at nothing else. */
class AnswerReader {
  readonly #onAnswer: (status: number) => void;
  #head = "";
  #status = 0;
  /** Bytes of the body still to come; undefined: it ends with its last chunk. */
  #left: number | undefined;
  #tail = "";

  constructor(onAnswer: (status: number) => void) {
    this.#onAnswer = onAnswer;
  }

  read(piece: Buffer): void {
    if (this.#status === 0) this.#readHead(piece);
    else this.#readBody(piece);
  }

  #readHead(piece: Buffer): void {
    const text = piece.toString("latin1");
    const end = text.indexOf(HEAD_END);
    if (end === -1) {
      this.#head += text;
      return;
    }
    const head = this.#head + text.slice(0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head);
    this.#status = Number(head.slice(9, 12));
    const isChunked = !length && /\r\ntransfer-encoding: chunked/i.test(head);
    this.#left = isChunked ? undefined : Number(length?.[1] ?? 0);
    this.#readBody(piece.subarray(end + HEAD_END.length));
  }

  #readBody(piece: Buffer): void {
    if (this.#left === undefined) {
      this.#tail = (this.#tail + piece.subarray(-CHUNKS_END.length).toString("latin1")).slice(
        -CHUNKS_END.length,
      );
      if (this.#tail !== CHUNKS_END) return;
    } else {
      this.#left -= piece.length;
      if (this.#left > 0) return;
    }
    const status = this.#status;
    this.#head = this.#tail = "";
    this.#status = 0;
    this.#onAnswer(status);
  }
}
