import { previewAddress } from "../../client/media/post-media.ts";
import type { PageSelection, PostReader, PostView } from "../../client/post-data.ts";
import { PAGE_POSTS, type PostListPage } from "../../shared/post.ts";
import { elementsOf } from "./markdown/write-html.ts";
import { cardsOf, summaryOf, withShownPicture } from "./post-cards.ts";
import type { PostDeps } from "./post-deps.ts";
import { isPreviewToken } from "./preview-token.ts";
import {
  countPublicPosts,
  findPost,
  findRenamedPost,
  listPosts,
  listPostsBySlug,
  type RevisedPost,
} from "./queries/posts.ts";

/** Number of related posts below a post. */
const RELATED = 3;

/** Creates the reader of posts for pages. Calls `markIncomplete` for a post whose text could not be parsed in time. */
export function createPostReader(deps: PostDeps, markIncomplete: () => void): PostReader {
  const { db, now } = deps;
  return {
    async listLatest(limit) {
      const posts = await listPosts(db, { limit });
      return Promise.all(
        posts.map(async (post) => {
          const { lead, excerpt, timedOut } = await deps.markdown.render(post.content);
          if (timedOut) markIncomplete();
          const shown = withShownPicture(post, deps);
          return { ...summaryOf(shown, excerpt), lead: elementsOf(lead) };
        }),
      );
    },
    readPage: (selection) => readPostListPage(deps, selection, markIncomplete),
    async find(slug) {
      const post = await findPost(db, slug);
      return post && viewOf(deps, post, markIncomplete);
    },
    findRenamed: (slug) => findRenamedPost(db, slug),
    async findPreview(slug, token) {
      if (!(await isPreviewToken(db, slug, token, now()))) return undefined;
      const post = await findPost(db, slug, { anyDate: true });
      if (post === undefined) return undefined;
      const isPublic = post.publishedAt === null || post.publishedAt <= now();
      return { post: await viewOf(deps, post, markIncomplete), isPublic };
    },
    async listTitles(slugs) {
      const posts = await listPostsBySlug(db, slugs, 0);
      return posts.map(({ slug, title }) => ({ slug, title }));
    },
  };
}

/** Reads one page of one category or of all posts, and the number of all public posts. */
export async function readPostListPage(
  deps: Pick<PostDeps, "db" | "config" | "markdown" | "pictureSigner">,
  { category, page }: PageSelection,
  markIncomplete: () => void,
): Promise<{ page: PostListPage; all: number }> {
  const [counts, posts] = await Promise.all([
    countPublicPosts(deps.db),
    listPosts(deps.db, { category, limit: PAGE_POSTS, offset: (page - 1) * PAGE_POSTS }),
  ]);
  const total = counts[category ?? "all"];
  const pages = Math.max(1, Math.ceil(total / PAGE_POSTS));
  return {
    page: { category, page, pages, total, posts: await cardsOf(posts, deps, markIncomplete) },
    all: counts.all,
  };
}

/** Loads all data of a post's page. */
async function viewOf(
  deps: PostDeps,
  post: RevisedPost,
  markIncomplete: () => void,
): Promise<PostView> {
  const [rendered, related] = await Promise.all([
    deps.markdown.render(post.content),
    deps.siteSearch.related(post, RELATED).then((slugs) => listPostsBySlug(deps.db, slugs)),
  ]);
  const { html, standfirst, excerpt, headings, timedOut } = rendered;
  // Do not cache the page, so that a later request parses the text again.
  if (timedOut) markIncomplete();
  const shown = withShownPicture(post, deps);
  const card = summaryOf(shown, excerpt);
  return {
    ...card,
    preview: card.picture ? previewAddress(shown.imageUrl ?? "") : undefined,
    html,
    standfirst,
    headings,
    ...(related.length > 0 && { related: await cardsOf(related, deps, markIncomplete) }),
    ...(post.revisedAt && {
      revision: { changedAt: post.revisedAt.toISOString(), note: post.revisionNote },
    }),
  };
}
