import { previewAddress } from "../../client/media/post-media.ts";
import { pictureOfPost } from "../../client/media/post-pictures.ts";
import type { PageSelection, PostReader, PostView } from "../../client/post-data.ts";
import { PAGE_POSTS, type Post, type PostListPage, type PostSummary } from "../../shared/post.ts";
import type { Config } from "../base/config.ts";
import type { Db } from "../database/db.ts";
import type { Route } from "../pages/source.ts";
import { addressesOf } from "./markdown/addresses.ts";
import type { Markdown } from "./markdown/markdown.ts";
import { elementsOf } from "./markdown/write-html.ts";
import { isPreviewToken } from "./preview-token.ts";
import {
  type CompletePost,
  countPublicPosts,
  findPost,
  findRenamedPost,
  listPosts,
  listPostsBySlug,
} from "./queries/posts.ts";
import { type PictureSigner, signedAddress } from "./remote-pictures/signed-address.ts";
import type { SiteSearch } from "./search/site-search.ts";

/** The dependencies of pages, generated files and API handlers that show posts. */
export interface PostDeps {
  config: Config;
  db: Db;
  markdown: Markdown;
  pictureSigner: PictureSigner;
  siteSearch: SiteSearch;
  now: () => Date;
  /** Every page of the site, which the sitemap and llms.txt list, too. */
  routes: readonly Route[];
}

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
          const { summary, rendered } = await renderPost(post, deps, markIncomplete);
          return { ...summary, lead: elementsOf(rendered.lead) };
        }),
      );
    },
    readPage: (selection) => readPostListPage(deps, selection, markIncomplete),
    async find(slug) {
      // Finds only a post that is public by the database's clock.
      const post = await findPost(db, slug);
      return post && viewOf(deps, post, markIncomplete);
    },
    findRenamed: (slug) => findRenamedPost(db, slug),
    async findPreview(slug, token) {
      if (!(await isPreviewToken(db, slug, token, now()))) return undefined;
      const post = await findPost(db, slug, { anyDate: true });
      if (post === undefined) return undefined;
      return { post: await viewOf(deps, post, markIncomplete), isPublic: post.isPublic };
    },
    async listTitles(slugs) {
      const posts = await listPostsBySlug(db, slugs, 0);
      return posts.map(({ slug, title }) => ({ slug, title }));
    },
  };
}

/** Reads one page of one category or of all posts, and the number of all public posts. */
export async function readPostListPage(
  deps: PostDeps,
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
  post: CompletePost,
  markIncomplete: () => void,
): Promise<PostView> {
  const [{ rendered, summary, imageUrl }, related] = await Promise.all([
    renderPost(post, deps, markIncomplete),
    deps.siteSearch.related(post, RELATED).then((slugs) => listPostsBySlug(deps.db, slugs)),
  ]);
  const { html, standfirst, headings } = rendered;
  return {
    ...summary,
    preview: summary.picture ? previewAddress(imageUrl ?? "") : undefined,
    html,
    standfirst,
    headings,
    ...(related.length > 0 && { related: await cardsOf(related, deps, markIncomplete) }),
    ...(post.revisedAt && {
      revision: { changedAt: post.revisedAt.toISOString(), note: post.revisionNote },
    }),
  };
}

/** Renders a post's text. Calls `markIncomplete` for one that could not be parsed in time. */
async function renderPost(post: Post, deps: PostDeps, markIncomplete: () => void) {
  const rendered = await deps.markdown.render(post.content);
  // The page is not cached, so that a later request parses the text again.
  if (rendered.timedOut) markIncomplete();
  const shown = withShownPicture(post, deps);
  return { rendered, imageUrl: shown.imageUrl, summary: summaryOf(shown, rendered.excerpt) };
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

/** The address of a drawing in a text. */
const DRAWING = /\]\((\/pictures\/[a-z0-9-]+\.svg)/;

/** Converts posts to the data of their cards. */
async function cardsOf(
  posts: readonly Post[],
  deps: PostDeps,
  markIncomplete: () => void,
): Promise<PostSummary[]> {
  return Promise.all(
    posts.map(async (post) => {
      const { summary } = await renderPost(post, deps, markIncomplete);
      const drawing = DRAWING.exec(post.content)?.[1];
      return { ...summary, ...(drawing && { figure: pictureOfPost(drawing) }) };
    }),
  );
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
