import { constants, deflateRawSync } from "node:zlib";
import type { KnownPiece } from "./known-piece.ts";

/** The list of posts then takes 13.9 kB, where brotli at 4 makes 13.5 of it in several times as long. */
const LEVEL = 6;
/** A megabyte or two in all. */
const RECENT = { pieces: 8, characters: 64 * 1024 };

interface Recent {
  text: string;
  bytes: Buffer;
  dictionary: KnownPiece | undefined;
  deflated: Buffer;
}

/** What was deflated last: most of what is rendered again comes out as it did before. */
const recent: Recent[] = [];

/** A part of a page that was rendered for it alone. */
export class OwnPiece {
  readonly #text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** In characters. */
  get length(): number {
    return this.#text.length;
  }

  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.#text);
    return this.#bytes;
  }

  /** As a part of a gzip stream that ends on a byte; it may refer to the piece that it is read after. */
  deflatedAfter(dictionary: KnownPiece | undefined): Buffer {
    const text = this.#text;
    const known = recent.find((one) => one.dictionary === dictionary && one.text === text);
    this.#bytes ??= known?.bytes;
    if (known !== undefined) return known.deflated;
    const { bytes } = this;
    const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH };
    const deflated = deflateRawSync(bytes, {
      ...options,
      ...(dictionary && { dictionary: dictionary.bytes }),
    });
    if (text.length <= RECENT.characters) {
      recent.push({ text, bytes, dictionary, deflated });
      if (recent.length > RECENT.pieces) recent.shift();
    }
    return deflated;
  }
}
