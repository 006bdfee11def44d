import sharp from "sharp";
import { expect, test } from "vitest";
import { countMedia, eachMedia, type StoredMedia } from "../db/media.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { storePicture } from "./store-picture.ts";

onAnyDatabase((database) => {
  test("rotates a picture as its metadata says, never enlarges it and removes the metadata", async () => {
    const { db } = database();
    const pixels = {
      create: { width: 900, height: 600, channels: 3, background: "#f80" },
    } as const;
    const content = await sharp(pixels)
      .withExif({ IFD0: { Make: "Camera" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const media = await storePicture(db, content);

    expect(media).toMatchObject({
      width: 600,
      height: 900,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    const files: StoredMedia[] = [];
    for await (const file of eachMedia(db)) files.push(file);
    expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      "480.avif",
      "480.webp",
      "600.avif",
      "600.webp",
    ]);
    const stored = await sharp(files[3]?.content).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 600, height: 900 });
    expect(stored.exif).toBeUndefined();
  });

  test("stores only a picture that is not stored completely", async () => {
    const { db } = database();
    const pixels = {
      create: { width: 300, height: 200, channels: 3, background: "#08f" },
    } as const;
    const content = await sharp(pixels).png().toBuffer();
    const { hash } = await storePicture(db, content);
    const aborted = { signal: AbortSignal.abort(new Error("aborted")) };

    await storePicture(db, content, aborted);
    await db.query("DELETE FROM media WHERE hash = $1 AND format = 'avif'", [hash]);

    await expect(storePicture(db, content, aborted)).rejects.toThrow("aborted");
    await storePicture(db, content);
    expect(await countMedia(db, hash)).toBe(2);
  });

  test("rejects a file that is not a picture", async () => {
    const stored = storePicture(database().db, Buffer.from("no picture"));

    await expect(stored).rejects.toThrow(/unsupported image format/);
  });
});
