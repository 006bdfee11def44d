import { expect, test } from "vitest";
import { newPost } from "../../testing/new-records.ts";
import { createPostParser } from "../markdown/post-parser.ts";
import { importPictures } from "./local-pictures.ts";

const hash = "0123456789abcdef";
const address = `/media/${hash}-800x600.webp`;
const { inspect } = createPostParser({ siteUrl: "https://site.example" });

async function taken(content: string, image_url: string | null = null) {
  const pictures: string[] = [];
  const save = async (path: string) => {
    pictures.push(path);
    return { hash, width: 800, height: 600, format: "webp" } as const;
  };
  const { references } = inspect(content);
  return { ...(await importPictures(newPost({ content, image_url }), references, save)), pictures };
}

test("replaces local paths by addresses and changes nothing else", async () => {
  const text = `![A [rail]](./img/a.jpg "At dusk")\n\n\`![code](b.jpg)\` [link](c.jpg) ![own](/pictures/x.webp)
![far](https://else.example/d.jpg) ![angle](<e f.png>) ![named][n]\n\n[n]: g.webp\n`;

  const { content, pictures } = await taken(text);

  expect(pictures).toEqual(["./img/a.jpg", "e f.png", "g.webp"]);
  expect(content).toBe(
    text.replace("./img/a.jpg", address).replace("e f.png", address).replace("g.webp", address),
  );
});

test.each([
  ['A <img src="a.png" alt="A"> picture', "a.png"],
  ["<img alt='A' src='a b.png'>", "a b.png"],
  ["<p><IMG SRC=a.png></p>", "a.png"],
  ['<figure>\n<a href="x"><img\n  src="a%2C.png"/></a>\n</figure>', "a%2C.png"],
  ["> - ![A][b]\n\n[B]: a.png 'Title'", "a.png"],
  ["[![A](caf\u00e9.png)](/x)", "caf\u00e9.png"],
  ["![A](a.png) ![B](a.png) ![C][d] ![E][d]\n\n[d]: a.png", "a.png"],
])("imports the picture in each place of %j", async (text, picture) => {
  const { content, pictures } = await taken(text);

  expect(new Set(pictures)).toEqual(new Set([picture]));
  expect(content).toBe(text.replaceAll(picture, address));
});

test("an address with escapes is an error that names its line", async () => {
  await expect(taken("One.\n\n![A](a\\_b.png)")).rejects.toThrow(/line 3 .*a_b\.png/);
});

test("imports the card's picture from a file", async () => {
  expect((await taken("", "a%20b.jpg")).pictures).toEqual(["a%20b.jpg"]);
  expect((await taken("", "/pictures/x.webp")).image_url).toBe("/pictures/x.webp");
});
