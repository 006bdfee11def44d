import type { InsightData } from "../../client/pages/insight.tsx";
import { insightsPage } from "../../client/pages/insights.tsx";
import type { LatestPost, PostView } from "../../client/pages/post-data.ts";
import type { Post } from "../../shared/post.ts";
import { findPostNeighbours } from "../db/post-neighbours.ts";
import { findPost, listPosts } from "../db/posts.ts";
import type { Deps } from "../deps.ts";
import { keepExcerpt } from "../load/excerpts.ts";
import { elementsOf } from "../markdown/elements.tsx";
import { loadList } from "./insights.ts";
import { cardsOf, summaryOf } from "./post-cards.ts";
import { renderPost, withPictureCopies } from "./post-pictures.ts";
import { type Instead, instead, type LoadContext } from "./route.ts";

type PostDeps = Pick<Deps, "db" | "markdown" | "log">;
type ListDeps = PostDeps & Pick<LoadContext, "markIncomplete">;

/** How many posts the home page shows: one large, four small. */
const LATEST = 5;
const RELATED = 3;

/** For the home page. Undefined when the posts cannot be read: its section is then hidden. */
export async function loadLatest({
  db,
  markdown,
  log,
  markIncomplete,
}: ListDeps): Promise<LatestPost[] | undefined> {
  try {
    const posts = await withPictureCopies(await listPosts(db, { limit: LATEST }), { db });
    return await Promise.all(
      posts.map(async (post) => {
        const { lead, excerpt } = await renderPost(post.content, { db, markdown });
        return { ...summaryOf(post, excerpt), lead: elementsOf(lead) };
      }),
    );
  } catch (error) {
    log.error({ err: error }, "the latest posts could not be read");
    markIncomplete();
    return undefined;
  }
}

/**
 * One post. The list stands in its place, as the specification has it, where no post has this slug
 * and where the post could not be read.
 */
export async function loadInsight(context: LoadContext): Promise<InsightData | Instead> {
  const slug = context.params.slug ?? "";
  try {
    const post = await loadPost(context, slug);
    if (post !== undefined) return { post };
    return instead(404, insightsPage, { list: loadList(context), missing: true });
  } catch (error) {
    context.log.error({ err: error, slug }, "the post could not be read");
    context.markIncomplete();
    return instead(503, insightsPage, { list: { posts: [], failed: true } });
  }
}

async function loadPost(deps: ListDeps, slug: string): Promise<PostView | undefined> {
  const post = await findPost(deps.db, slug);
  if (post === undefined) return undefined;
  const view = await viewOf(deps, post);
  keepExcerpt(post, view.excerpt);
  return view;
}

/** What the post's page shows of it. */
export async function viewOf(
  deps: Pick<ListDeps, "db" | "markdown" | "markIncomplete">,
  post: Post,
): Promise<PostView> {
  const [rendered, [shown = post], neighbours] = await Promise.all([
    renderPost(post.content, deps),
    withPictureCopies([post], deps),
    findPostNeighbours(deps.db, post.slug, RELATED),
  ]);
  const { html, excerpt, headings, minutes, timedOut } = rendered;
  // The text is parsed again later.
  if (timedOut) deps.markIncomplete();
  const { newer, older, related, updatedAt } = neighbours;
  return {
    ...summaryOf(shown, excerpt),
    html,
    headings,
    minutes,
    ...(related.length > 0 && { related: await cardsOf(related, deps) }),
    ...(newer && { newer }),
    ...(older && { older }),
    ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
  };
}
