import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importPictures } from "./import-pictures.ts";
import { mediaOfPicture, resizePicture } from "./resize-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "posts-pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const hash = "0123456789abcdef";
const post = {
  slug: "a",
  title: "A",
  category: "blog",
  author: null,
  published_at: null,
  image_url: null,
  revision_note: null,
};

async function taken(content: string, image_url: string | null = null) {
  const files: string[] = [];
  const result = await importPictures(
    { ...post, content, image_url },
    "/posts/a.md",
    async (file) => {
      files.push(file);
      return { hash, width: 800, height: 600, format: "webp" };
    },
  );
  return { content: result.content, image_url: result.image_url, files };
}

test("replaces local paths by addresses and changes nothing else", async () => {
  const text = `![A [rail]](./img/a.jpg "At dusk")\n\n\`![code](b.jpg)\` [link](c.jpg) ![own](/pictures/x.webp)
![far](https://else.example/d.jpg) ![angle](<e f.png>) ![named][n]\n\n[n]: g.webp\n`;

  const { content, files } = await taken(text);

  const address = `/media/${hash}-800x600.webp`;
  expect(files).toEqual(["/posts/img/a.jpg", "/posts/e f.png", "/posts/g.webp"]);
  expect(content).toBe(
    text.replace("./img/a.jpg", address).replace("e f.png", address).replace("g.webp", address),
  );
});

test("imports the card's picture from a file", async () => {
  expect((await taken("", "a%20b.jpg")).files).toEqual(["/posts/a b.jpg"]);
  expect((await taken("", "/pictures/x.webp")).image_url).toBe("/pictures/x.webp");
});

test("rotates a picture as its metadata says, never enlarges it and removes the metadata", async () => {
  const file = join(folder, "upright.jpg");
  const pixels = { create: { width: 900, height: 600, channels: 3, background: "#f80" } } as const;
  await sharp(pixels)
    .withExif({ IFD0: { Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);

  const content = await readFile(file);
  const media = await mediaOfPicture(content);
  const made = await allOf(resizePicture(content, media.width));

  expect(media).toMatchObject({
    width: 600,
    height: 900,
    hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(made.map(({ width, format }) => `${width}.${format}`)).toEqual([
    "480.avif",
    "480.webp",
    "600.avif",
    "600.webp",
  ]);
  const stored = await sharp(made[3]?.content).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 600, height: 900 });
  expect(stored.exif).toBeUndefined();
});

test("rejects a file that is not a picture", async () => {
  await expect(mediaOfPicture(Buffer.from("no picture"))).rejects.toThrow(
    /unsupported image format/,
  );
});

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
