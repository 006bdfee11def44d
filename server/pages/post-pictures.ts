import type { Post } from "../../shared/post.ts";
import type { Deps } from "../deps.ts";
import { addressesOf } from "../markdown/addresses.ts";
import type { RenderedPost } from "../markdown/rendered-post.ts";

/** Replaces card pictures on other hosts by the site's copies, where there are copies. */
export async function withPictureCopies<Listed extends Pick<Post, "imageUrl">>(
  posts: readonly Listed[],
  { pictureCopies, config }: Pick<Deps, "pictureCopies" | "config">,
): Promise<Listed[]> {
  const { foreign } = addressesOf(config.site.url);
  const addresses = posts.map(({ imageUrl }) => foreign(imageUrl ?? ""));
  const copies = await pictureCopies.find(addresses.filter((address) => address !== undefined));
  return posts.map((post, index) => {
    const copy = copies.get(addresses[index] ?? "");
    return copy === undefined ? post : { ...post, imageUrl: copy };
  });
}

/** Renders a post with the site's copies of its pictures on other hosts. */
export async function renderPost(
  content: string,
  { pictureCopies, markdown }: Pick<Deps, "pictureCopies" | "markdown">,
): Promise<RenderedPost> {
  const post = await markdown.render(content);
  const copies = await pictureCopies.find(post.remotePictures);
  return copies.size === 0 ? post : markdown.render(content, copies);
}
