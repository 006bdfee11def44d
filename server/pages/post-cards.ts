import { pictureOfPost } from "../../client/media/post-pictures.ts";
import type { Post, PostSummary } from "../../shared/post.ts";
import type { ListedPost } from "../db/post-pages.ts";
import { addressesOf } from "../markdown/addresses.ts";
import { signedAddress } from "../remote-pictures/signed-address.ts";
import type { PageDeps } from "./page-deps.ts";

/** Converts posts to the data of their cards. */
export async function cardsOf(
  posts: readonly ListedPost[],
  deps: Pick<PageDeps, "config" | "markdown" | "pictureSigner">,
): Promise<PostSummary[]> {
  return Promise.all(
    posts.map(async (post) => ({
      ...summaryOf(withSignedPicture(post, deps), await deps.markdown.excerpt(post.opening)),
      ...(post.figure && { figure: pictureOfPost(post.figure) }),
    })),
  );
}

export function summaryOf(post: Omit<Post, "id" | "content">, excerpt: string): PostSummary {
  return {
    slug: post.slug,
    title: post.title,
    category: post.category,
    author: post.author,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    excerpt,
    picture: pictureOfPost(post.imageUrl),
  };
}

/** Replaces the card's picture on another host by its address on this site. */
export function withSignedPicture<Listed extends Pick<Post, "imageUrl">>(
  post: Listed,
  { config, pictureSigner }: Pick<PageDeps, "config" | "pictureSigner">,
): Listed {
  const url = addressesOf(config.site.url).foreign(post.imageUrl ?? "");
  const imageUrl = url === undefined ? undefined : signedAddress(pictureSigner, url);
  return imageUrl === undefined ? post : { ...post, imageUrl };
}
