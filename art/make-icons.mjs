import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

// The drawing has a margin for launchers that cut out a shape. Square icons use a smaller part.
const full = { left: 0, top: 0, width: 512, height: 512 };
const square = { left: 66, top: 60, width: 380, height: 380 };
const tight = { left: 104, top: 98, width: 304, height: 304 };

/** Writes the logo as PNG and ICO files, for home screens, launchers and programs without SVG support. */
export async function makeIcons(drawing, folder) {
  mkdirSync(folder, { recursive: true });
  const write = (name, bytes) => writeFileSync(path.join(folder, name), bytes);
  write("apple-touch-icon.png", await pixels(drawing, square, 180));
  write("icon-192.png", await pixels(drawing, square, 192));
  write("icon-512.png", await pixels(drawing, square, 512));
  write("icon-maskable-512.png", await pixels(drawing, full, 512));
  const sizes = [16, 32, 48];
  write("favicon.ico", icoOf(await Promise.all(sizes.map((size) => pixels(drawing, tight, size)))));
}

async function pixels(drawing, part, size) {
  const large = await sharp(drawing, { density: 288 }).resize(2048).png().toBuffer();
  const cut = Object.fromEntries(Object.entries(part).map(([side, value]) => [side, value * 4]));
  return sharp(large).extract(cut).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Packs PNGs into an ICO file: https://learn.microsoft.com/previous-versions/ms997538. */
function icoOf(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [position, png] of pngs.entries()) {
    const entry = 6 + 16 * position;
    // Bytes 16 to 19 of a PNG are its width, the next four its height.
    head.writeUInt8(png.readUInt32BE(16), entry);
    head.writeUInt8(png.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
