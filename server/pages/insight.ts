import type { InsightData } from "../../client/pages/insight/insight.page.tsx";
import { insightsPage } from "../../client/pages/insights/insights.page.tsx";
import type { PreviewData } from "../../client/pages/preview/preview.page.tsx";
import type { PostView } from "../../client/post-data.ts";
import { findPostNeighbours } from "../db/post-neighbours.ts";
import { findPost, type RevisedPost } from "../db/posts.ts";
import { isPreviewToken } from "../posts/preview-token.ts";
import { loadList } from "./insights.ts";
import { cardsOf, summaryOf } from "./post-cards.ts";
import { renderPost, withPictureCopies } from "./post-pictures.ts";
import { type LoadContext, type PageWithStatus, pageWithStatus } from "./route.ts";

type PostContext = Pick<
  LoadContext,
  "db" | "config" | "markdown" | "pictureCopies" | "markIncomplete"
>;

const RELATED = 3;

/**
 * Loads a post. If no post has this slug, or the post cannot be read, the result is the posts list, as the
 * specification requires.
 */
export async function loadInsight(context: LoadContext): Promise<InsightData | PageWithStatus> {
  const slug = context.params.slug ?? "";
  try {
    const post = await findPost(context.db, slug);
    if (post !== undefined) return { post: await viewOf(context, post) };
    return pageWithStatus(404, insightsPage, { list: loadList(context), missing: true });
  } catch (error) {
    context.log.error({ err: error, slug }, "the post could not be read");
    context.markIncomplete();
    return pageWithStatus(503, insightsPage, { list: { posts: [], failed: true } });
  }
}

/** Loads a post for a valid preview token; undefined for an invalid one. @throws errors of the database */
export async function loadPreview(context: LoadContext): Promise<PreviewData | undefined> {
  const { db, params, now } = context;
  const { slug = "", token = "" } = params;
  if (!(await isPreviewToken(db, slug, token, now()))) return undefined;
  const post = await findPost(db, slug, { anyDate: true });
  if (post === undefined) return undefined;
  const isPublic = post.publishedAt === null || post.publishedAt <= now();
  return { post: await viewOf(context, post), isPublic };
}

/** Loads all data of a post's page. @throws errors of the database */
async function viewOf(context: PostContext, post: RevisedPost): Promise<PostView> {
  const [rendered, [shown = post], neighbours] = await Promise.all([
    renderPost(post.content, context),
    withPictureCopies([post], context),
    findPostNeighbours(context.db, post.slug, RELATED),
  ]);
  const { html, excerpt, headings, minutes, timedOut } = rendered;
  // Do not cache the page, so that a later request parses the text again.
  if (timedOut) context.markIncomplete();
  const { newer, older, related } = neighbours;
  return {
    ...summaryOf(shown, excerpt),
    html,
    headings,
    minutes,
    ...(related.length > 0 && { related: await cardsOf(related, context) }),
    ...(newer && { newer }),
    ...(older && { older }),
    ...(post.revisedAt && {
      revision: { changedAt: post.revisedAt.toISOString(), note: post.revisionNote },
    }),
  };
}
