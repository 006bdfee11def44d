import { pictureOfPost } from "../../client/media/post-pictures.ts";
import type { Post, PostSummary } from "../../shared/post.ts";
import { addressesOf } from "./markdown/addresses.ts";
import type { PostDeps } from "./post-deps.ts";
import { signedAddress } from "./remote-pictures/signed-address.ts";

/** The address of a drawing in a text. */
const FIGURE = /\]\((\/pictures\/[a-z0-9-]+\.svg)/;

/** Converts posts to the data of their cards. Calls `markIncomplete` for a text that could not be parsed in time. */
export async function cardsOf(
  posts: readonly Post[],
  deps: Pick<PostDeps, "config" | "markdown" | "pictureSigner">,
  markIncomplete: () => void,
): Promise<PostSummary[]> {
  return Promise.all(
    posts.map(async (post) => {
      const { text, timedOut } = await deps.markdown.excerpt(post.content);
      if (timedOut) markIncomplete();
      const figure = FIGURE.exec(post.content)?.[1];
      return {
        ...summaryOf(withShownPicture(post, deps), text),
        ...(figure && { figure: pictureOfPost(figure) }),
      };
    }),
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

/** Gives a post's picture its address on this site, also if it is on another host or written with this site's origin. */
export function withShownPicture<Listed extends Pick<Post, "imageUrl">>(
  post: Listed,
  { config, pictureSigner }: Pick<PostDeps, "config" | "pictureSigner">,
): Listed {
  if (post.imageUrl === null) return post;
  const { own, foreign } = addressesOf(config.site.url);
  const url = foreign(post.imageUrl);
  const imageUrl = url === undefined ? own(post.imageUrl) : signedAddress(pictureSigner, url);
  return { ...post, imageUrl: imageUrl ?? post.imageUrl };
}
