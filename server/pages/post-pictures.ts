import type { Post } from "../../shared/post.ts";
import { findPictureCopies } from "../db/remote-pictures.ts";
import type { Deps } from "../deps.ts";
import { addressesOf } from "../markdown/addresses.ts";
import type { RenderedPost } from "../markdown/rendered-post.ts";

/** Replaces card pictures on other hosts by the site's copies, where there are copies. */
export async function withPictureCopies<Listed extends Pick<Post, "imageUrl">>(
  posts: readonly Listed[],
  { db, config }: Pick<Deps, "db" | "config">,
): Promise<Listed[]> {
  const { foreign } = addressesOf(config.site.url);
  const addresses = posts.map(({ imageUrl }) => foreign(imageUrl ?? ""));
  const copies = await findPictureCopies(
    db,
    addresses.filter((address) => address !== undefined),
  );
  return posts.map((post, index) => {
    const copy = copies.get(addresses[index] ?? "");
    return copy === undefined ? post : { ...post, imageUrl: copy };
  });
}

/** Renders a post with the site's copies of its pictures on other hosts. */
export async function renderPost(
  content: string,
  { db, markdown }: Pick<Deps, "db" | "markdown">,
): Promise<RenderedPost> {
  const post = await markdown.render(content);
  const copies = await findPictureCopies(db, post.remotePictures);
  return copies.size === 0 ? post : markdown.render(content, copies);
}
