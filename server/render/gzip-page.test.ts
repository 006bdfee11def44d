import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipPage } from "./gzip-page.ts";
import { joined, KnownPiece, type PagePiece } from "./known-piece.ts";

const text = (word: string, times = 500) =>
  Array.from({ length: times }, (_, n) => `<p class="${word}-${n}">${word}</p>`).join("");
const style = new KnownPiece(text("style"));
const menu = new KnownPiece(`${text("menu")} – café`);
const zip = (pieces: readonly PagePiece[]) => gzipPage(pieces, joined(pieces));

test("a page is what it was once it is unpacked, whatever pieces it has", () => {
  const own = ["", "short", text("post"), text("post", 5_000)].map((each) => Buffer.from(each));
  const pages = own.flatMap((piece) => [
    [piece],
    [piece, style, piece, menu, piece],
    [style, menu, piece],
  ]);

  for (const pieces of [...pages, ...pages]) {
    expect(gunzipSync(zip(pieces)).toString()).toBe(joined(pieces).toString());
  }
});

test("what resembles the piece before it takes no room again", () => {
  const like = Buffer.from(text("menu"));
  const both = zip([menu, like]).length;

  expect(both - zip([menu]).length).toBeLessThan(zip([like]).length / 5);
});
