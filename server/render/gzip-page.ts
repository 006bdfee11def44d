import { crc32 } from "node:zlib";
import { KnownPiece, type PagePiece } from "./known-piece.ts";
import type { OwnPiece } from "./own-piece.ts";

/** RFC 1952: deflated, no time, no name, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Beginning to deflate takes longer than this is worth. */
const STORED_CHARACTERS = 64;
/** RFC 1951, 3.2.6: the last block, with nothing in it. */
const END = Buffer.from([3, 0]);

/**
 * A page that somebody waits for, as gzip. Most of it is the same every time and was deflated before;
 * only what is this page's own, and new, is deflated now. Blocks of one stream need not know of each
 * other (RFC 1951), as long as each piece ends on a whole byte.
 */
export function gzipPage(pieces: readonly PagePiece[]): Buffer {
  const deflated = pieces.flatMap((piece, place) =>
    piece instanceof KnownPiece ? [piece.deflated] : deflate(piece, pieces[place - 1]),
  );
  return Buffer.concat([HEADER, ...deflated, END, trailerOf(pieces)]);
}

function deflate(piece: OwnPiece, before: PagePiece | undefined): Buffer[] {
  if (piece.length <= STORED_CHARACTERS) return [storedHeader(piece.bytes.length), piece.bytes];
  return [piece.deflatedAfter(before instanceof KnownPiece ? before : undefined)];
}

/** RFC 1951, 3.2.4: a block that is not compressed. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function trailerOf(pieces: readonly PagePiece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece.bytes, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    pieces.reduce((length, piece) => length + piece.bytes.length, 0),
    4,
  );
  return trailer;
}
