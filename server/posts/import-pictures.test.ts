import { expect, test } from "vitest";
import { importPictures } from "./import-pictures.ts";

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
