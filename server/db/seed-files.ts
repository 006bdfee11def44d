import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import type { Post } from "../../shared/post.ts";

export type SeedPost = Omit<Post, "id">;

const FrontMatter = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(["blog", "press_release"]),
  author: v.nullish(v.string(), null),
  published_at: v.nullish(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
    null,
  ),
  image_url: v.nullish(v.string(), null),
});

/** The posts in a directory's markdown files, in the order of their names. */
export async function readSeedPosts(directory: string): Promise<SeedPost[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(names.map((name) => readSeedPost(join(directory, name))));
}

async function readSeedPost(file: string): Promise<SeedPost> {
  const [, head, content] =
    /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(await readFile(file, "utf8")) ?? [];
  try {
    const { image_url, published_at, ...rest } = v.parse(FrontMatter, parse(head ?? ""));
    return {
      ...rest,
      imageUrl: image_url,
      publishedAt: published_at,
      content: (content ?? "").trim(),
    };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
