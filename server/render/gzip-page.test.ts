import { deflateRawSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { gzipPage } from "./gzip-page.ts";
import { joined, KnownPiece, type PagePiece } from "./known-piece.ts";
import { OwnPiece } from "./own-piece.ts";

vi.mock("node:zlib", { spy: true });

const text = (word: string, times = 500) =>
  Array.from({ length: times }, (_, n) => `<p class="${word}-${n}">${word}</p>`).join("");
const style = new KnownPiece(text("style"));
const menu = new KnownPiece(`${text("menu")} – café`);

test("a page is what it was once it is unpacked, whatever pieces it has", () => {
  const own = ["", "short", text("post"), text("café"), text("post", 5_000)].map(
    (each) => new OwnPiece(each),
  );
  const pages = own.flatMap((piece) => [
    [piece],
    [piece, style, piece, menu, piece],
    [style, menu, piece],
  ]);

  for (const pieces of [...pages, ...pages]) {
    expect(gunzipSync(gzipPage(pieces)).toString()).toBe(joined(pieces).toString());
  }
});

test("what resembles the piece before it takes no room again", () => {
  const like = new OwnPiece(text("menu"));
  const both = gzipPage([menu, like]).length;

  expect(both - gzipPage([menu]).length).toBeLessThan(gzipPage([like]).length / 5);
});

test("what comes out as before is not deflated again, unless much else came in between", () => {
  const listAfter = (before: KnownPiece) => [before, new OwnPiece(text("list"))];
  const deflatings = (pieces: readonly PagePiece[]) => {
    vi.mocked(deflateRawSync).mockClear();
    gzipPage(pieces);
    return vi.mocked(deflateRawSync).mock.calls.length;
  };
  gzipPage([menu, style]);

  const first = deflatings(listAfter(menu));
  const again = deflatings(listAfter(menu));
  const afterAnother = deflatings(listAfter(style));
  for (let n = 0; n < 16; n += 1) gzipPage([new OwnPiece(text(`other-${n}`))]);
  const later = deflatings(listAfter(menu));

  expect({ first, again, afterAnother, later }).toEqual({
    first: 1,
    again: 0,
    afterAnother: 1,
    later: 1,
  });
});
