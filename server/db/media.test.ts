import { expect, test } from "vitest";
import { onEveryDatabase } from "../testing/every-database.ts";
import { eachMedia, findMedia, hasMedia, insertMedia } from "./media.ts";

const hash = "0123456789abcdef";
const file = { hash, width: 480, format: "webp" } as const;

onEveryDatabase((database) => {
  test("finds a stored file by hash, width and format, and never overwrites it", async () => {
    const { db } = database();
    await insertMedia(db, { ...file, content: Buffer.from([0, 255, 1]) });
    await insertMedia(db, { ...file, content: Buffer.from("other") });

    expect(await findMedia(db, file)).toEqual(Buffer.from([0, 255, 1]));
    expect(await findMedia(db, { ...file, width: 481 })).toBeUndefined();
    expect(await findMedia(db, { ...file, format: "avif" })).toBeUndefined();
  });

  test("hasMedia is true only if all files of a picture are stored", async () => {
    const { db } = database();
    await insertMedia(db, { ...file, content: Buffer.from("a") });

    expect(await hasMedia(db, hash, [480], ["webp"])).toBe(true);
    expect(await hasMedia(db, hash, [480, 800], ["webp"])).toBe(false);
    expect(await hasMedia(db, hash, [480], ["webp", "avif"])).toBe(false);
  });

  test("eachMedia yields every file", async () => {
    const { db } = database();
    await db.query("DELETE FROM media");
    await insertMedia(db, { ...file, width: 800, content: Buffer.from("b") });
    await insertMedia(db, { ...file, content: Buffer.from("a") });

    const contents: string[] = [];
    for await (const { content } of eachMedia(db)) contents.push(content.toString());

    expect(contents).toEqual(["a", "b"]);
  });
});
