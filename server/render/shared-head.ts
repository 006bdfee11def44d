import type { IncomingMessage, ServerResponse } from "node:http";

/** The head as Node has composed it, with the empty line at its end. */
interface Composed {
  _header?: unknown;
}

const END = "\r\n";

/** A header of one answer alone. */
export type OwnHeader = readonly [name: string, value: string];

/**
 * The head of an answer, which Node would compose, check and date anew for every request; all those
 * of one second are alike. The first of them is composed by Node, and its text serves the others:
 * handing a page over then costs no more than it does without any headers.
 */
export class SharedHead {
  readonly #status: number;
  readonly #headers: string[];
  /** In seconds; an answer says when it was made. */
  #madeAt = 0;
  #text = "";
  /** The same without the empty line, for headers of one answer alone. */
  #open = "";

  static of(status: number, headers: Readonly<Record<string, string>>): SharedHead {
    return new SharedHead(status, Object.entries(headers).flat());
  }

  /** @param headers names and values in turn, as `writeHead` takes them fastest */
  constructor(status: number, headers: string[]) {
    this.#status = status;
    this.#headers = headers;
  }

  /** Like `response.writeHead`, with one header more where `more` names it. */
  write(request: IncomingMessage, response: ServerResponse, more?: OwnHeader): void {
    const composed = response as Composed;
    const line = more === undefined ? "" : `${more[0]}: ${more[1]}${END}`;
    const isShared = isUsual(request, response);
    const now = Math.floor(Date.now() / 1000);
    if (isShared && this.#madeAt === now) {
      response.statusCode = this.#status;
      composed._header = more === undefined ? this.#text : this.#open + line + END;
      return;
    }
    response.writeHead(
      this.#status,
      more === undefined ? this.#headers : this.#headers.concat(more),
    );
    const text = composed._header;
    if (!(isShared && typeof text === "string" && text.endsWith(END + END))) return;
    this.#text = text.replace(line, "");
    this.#open = this.#text.slice(0, -END.length);
    this.#madeAt = now;
  }
}

/** Whether Node would add nothing of its own but the date, and that the connection stays open. */
function isUsual(request: IncomingMessage, response: ServerResponse): boolean {
  return (
    request.httpVersionMinor === 1 &&
    response.shouldKeepAlive &&
    response.getHeaderNames().length === 0
  );
}
