import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { countMedia, eachMedia, type StoredMedia } from "../queries/media.ts";
import { openPicture, SITE_MAX_PIXELS } from "../remote-pictures/open-picture.ts";
import { checkPicture, storePicture } from "./store-picture.ts";

onAnyDatabase((database) => {
  test("rotates a picture as its metadata says, never enlarges it and removes the metadata", async () => {
    const { db } = database();
    const content = await pictureOf(900, 600)
      .withExif({ IFD0: { Make: "Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const media = await storePicture(db, content);

    expect(media).toMatchObject({
      width: 600,
      height: 900,
      hash: expect.stringMatching(/^\w{16}$/),
    });
    const files: StoredMedia[] = [];
    for await (const file of eachMedia(db)) files.push(file);
    expect(files.map(({ width, format }) => `${width}.${format}`).join()).toBe(
      "480.avif,480.webp,600.avif,600.webp",
    );
    const stored = await sharp(files[3]?.content).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 600, height: 900 });
    expect(stored.exif).toBeUndefined();
  });

  test("completes a picture that is not stored completely", async () => {
    const { db } = database();
    const content = await pictureOf(300, 200).png().toBuffer();
    const { hash } = await storePicture(db, content);
    await db.query("DELETE FROM media WHERE hash = $1 AND format = 'avif'", [hash]);

    await storePicture(db, content);

    expect(await countMedia(db, hash)).toBe(2);
  });
});

test.each([
  ["viewBox", 'viewBox="0 0 100 50"', 800],
  ["size", 'width="24" height="24"', 1600],
  ["size beyond the widest file", 'width="4000" height="2000"', 800],
])("stores a drawing with a %s at least as wide as a column", async (_what, size, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle r="9"/></svg>`;

  const media = await checkPicture(Buffer.from(drawing));

  expect(media.width).toBeGreaterThan(1500);
  expect(Math.abs(media.height - height)).toBeLessThan(50);
});

test.each([
  ["an empty file", async () => Buffer.from("")],
  ["a page saved as a picture", async () => Buffer.from("<html>Not found</html>")],
  ["a broken drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
  ["half a picture", async () => (await pictureOf(900, 600).jpeg().toBuffer()).subarray(0, 900)],
])("rejects %s", async (_what, contentOf) => {
  await expect(checkPicture(await contentOf())).rejects.toThrow();
});

test.each([
  ["AVIF", (picture: Sharp) => picture.avif({ effort: 0 })],
  ["JPEG", (picture: Sharp) => picture.jpeg()],
  ["PNG of 16 bits", (picture: Sharp) => picture.toColourspace("rgb16").png(), 3000],
])("refuses to decode a large %s within the site", async (_format, encode, side = 4200) => {
  const content = await encode(pictureOf(side, side)).toBuffer();

  await expect(openPicture(content, SITE_MAX_PIXELS)).rejects.toThrow(/megapixels|pixel limit/);
});

function pictureOf(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#08f" } });
}
