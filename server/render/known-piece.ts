import { constants, deflateRawSync } from "node:zlib";
import type { OwnPiece } from "./own-piece.ts";

/** A part of pages that is the same whenever they are made: encoded once, and deflated once. */
export class KnownPiece {
  readonly bytes: Buffer;
  #deflated: Buffer | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** As a part of any gzip stream (RFC 1951): it refers to nothing before it, and ends on a byte. */
  get deflated(): Buffer {
    this.#deflated ??= deflateRawSync(this.bytes, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    return this.#deflated;
  }
}

/** What was rendered for one page alone, or what others have as well. */
export type PagePiece = OwnPiece | KnownPiece;

export function joined(pieces: readonly PagePiece[]): Buffer {
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}
