import { constants, crc32, deflateRawSync } from "node:zlib";
import { bytesOf, KnownPiece, type PagePiece } from "./known-piece.ts";

/** RFC 1952: deflated, no time, no name, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The list of posts then takes 13.9 kB, where brotli at 4 makes 13.5 of it in several times as long. */
const LEVEL = 6;
/** Beginning to deflate takes longer than this is worth. */
const STORED_BYTES = 64;
/** RFC 1951, 3.2.6: the last block, with nothing in it. */
const END = Buffer.from([3, 0]);
/** A megabyte in all. */
const RECENT = { pieces: 16, bytes: 64 * 1024 };

interface Deflated {
  piece: Buffer;
  dictionary: KnownPiece | undefined;
  deflated: Buffer;
}

/** What was deflated last: most of what is rendered again comes out as it did before. */
const recent: Deflated[] = [];

/**
 * A page that somebody waits for, as gzip. Most of it is the same every time and was deflated before;
 * only what is this page's own, and new, is deflated now. Blocks of one stream need not know of each
 * other (RFC 1951), as long as each piece ends on a whole byte.
 */
export function gzipPage(pieces: readonly PagePiece[]): Buffer {
  const deflated = pieces.flatMap((piece, place) =>
    piece instanceof KnownPiece ? [piece.deflated] : deflate(piece, pieces[place - 1]),
  );
  return Buffer.concat([HEADER, ...deflated, END, trailerOf(pieces.map(bytesOf))]);
}

function deflate(piece: Buffer, before: PagePiece | undefined): Buffer[] {
  if (piece.length <= STORED_BYTES) return [storedHeader(piece.length), piece];
  const dictionary = before instanceof KnownPiece ? before : undefined;
  const known = recent.find((one) => one.dictionary === dictionary && one.piece.equals(piece));
  if (known !== undefined) return [known.deflated];
  const deflated = deflateAfter(piece, dictionary);
  if (piece.length <= RECENT.bytes) {
    recent.push({ piece, dictionary, deflated });
    if (recent.length > RECENT.pieces) recent.shift();
  }
  return [deflated];
}

/** It may refer to what it is read after. */
function deflateAfter(piece: Buffer, before: KnownPiece | undefined): Buffer {
  const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH };
  return deflateRawSync(piece, { ...options, ...(before && { dictionary: before.bytes }) });
}

/** RFC 1951, 3.2.4: a block that is not compressed. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function trailerOf(pieces: readonly Buffer[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    pieces.reduce((length, piece) => length + piece.length, 0),
    4,
  );
  return trailer;
}
