import { expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { countMedia, eachMedia, findMedia, insertMedia } from "./media.ts";

const hash = "0123456789abcdef";
const file = { hash, width: 480, format: "webp" } as const;

onAnyDatabase((database) => {
  test("finds a stored file by hash, width and format, and never overwrites it", async () => {
    const { db } = database();
    await insertMedia(db, { ...file, content: Buffer.from([0, 255, 1]) });
    await insertMedia(db, { ...file, content: Buffer.from("other") });

    expect(await findMedia(db, file)).toEqual(Buffer.from([0, 255, 1]));
    expect(await findMedia(db, { ...file, width: 481 })).toBeUndefined();
    expect(await findMedia(db, { ...file, format: "avif" })).toBeUndefined();
  });

  test("countMedia counts the files of one picture", async () => {
    const { db } = database();
    await db.query("DELETE FROM media");
    await insertMedia(db, { ...file, content: Buffer.from("a") });
    await insertMedia(db, { ...file, width: 800, content: Buffer.from("b") });
    await insertMedia(db, { ...file, hash: "fedcba9876543210", content: Buffer.from("c") });

    expect(await countMedia(db, hash)).toBe(2);
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
