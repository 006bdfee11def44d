import { constants, crc32, deflateRawSync } from "node:zlib";
import { KnownPiece, type PagePiece } from "./known-piece.ts";

/** RFC 1952: deflated, no time, no name, from no system in particular. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The list of posts then takes 13.9 kB, where brotli at 4 makes 13.5 of it in several times as long. */
const LEVEL = 6;
/** Beginning to deflate takes longer than this is worth. */
const STORED_BYTES = 64;
/** RFC 1951, 3.2.6: the last block, with nothing in it. */
const END = Buffer.from([3, 0]);

/**
 * A page that somebody waits for, as gzip. Most of it is the same every time and was deflated before;
 * only what is this page's own is deflated now. Blocks of one stream need not know of each other
 * (RFC 1951), as long as each piece ends on a whole byte.
 * @param html all pieces together
 */
export function gzipPage(pieces: readonly PagePiece[], html: Buffer): Buffer {
  const deflated = pieces.flatMap((piece, place) =>
    piece instanceof KnownPiece ? [piece.deflated] : deflate(piece, pieces[place - 1]),
  );
  return Buffer.concat([HEADER, ...deflated, END, trailerOf(html)]);
}

/** It may refer to what it is read after. */
function deflate(piece: Buffer, before: PagePiece | undefined): Buffer[] {
  if (piece.length <= STORED_BYTES) return [storedHeader(piece.length), piece];
  const options = { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH };
  const known = before instanceof KnownPiece ? { dictionary: before.bytes } : {};
  return [deflateRawSync(piece, { ...options, ...known })];
}

/** RFC 1951, 3.2.4: a block that is not compressed. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function trailerOf(html: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(html), 0);
  trailer.writeUInt32LE(html.length, 4);
  return trailer;
}
