import type { LatestPost } from "../../client/post-data.ts";
import { listPosts } from "../db/posts.ts";
import { elementsOf } from "../markdown/elements.tsx";
import { summaryOf } from "./post-cards.ts";
import { renderPost, withPictureCopies } from "./post-pictures.ts";
import type { LoadContext } from "./route.ts";

/** Number of posts on the home page. */
const LATEST = 5;

/** Loads the newest posts; undefined if they cannot be read, which hides their section. */
export async function loadLatest(
  context: Pick<
    LoadContext,
    "db" | "config" | "markdown" | "pictureCopies" | "log" | "markIncomplete"
  >,
): Promise<LatestPost[] | undefined> {
  const { db, log, markIncomplete } = context;
  try {
    const posts = await withPictureCopies(await listPosts(db, { limit: LATEST }), context);
    return await Promise.all(
      posts.map(async (post) => {
        const { lead, excerpt } = await renderPost(post.content, context);
        return { ...summaryOf(post, excerpt), lead: elementsOf(lead) };
      }),
    );
  } catch (error) {
    log.error({ err: error }, "the latest posts could not be read");
    markIncomplete();
    return undefined;
  }
}
