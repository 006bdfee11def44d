import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Post } from "../../shared/post.ts";
import { parsePostFile } from "../posts/post-file.ts";

export type SeedPost = Omit<Post, "id">;

/** Reads the posts in a directory, ordered by file name. @throws an error with file and line */
export async function readSeedPosts(directory: string): Promise<SeedPost[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(names.map((name) => readSeedPost(join(directory, name))));
}

async function readSeedPost(path: string): Promise<SeedPost> {
  const { post, findings } = parsePostFile(path, await readFile(path, "utf8"));
  if (post === undefined) {
    const [fault] = findings.filter(({ level }) => level === "error");
    throw new Error(`${path}:${fault?.line}: ${fault?.message}`);
  }
  return {
    slug: post.slug,
    title: post.title,
    category: post.category,
    author: post.author,
    imageUrl: post.image_url,
    publishedAt: post.published_at === null ? null : new Date(post.published_at),
    content: post.content.trim(),
  };
}
