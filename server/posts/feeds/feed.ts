import { pictureOfPost } from "../../../client/media/post-pictures.ts";
import { insightsSubtitle } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { type Category, categoryLabels, categoryOf } from "../../../shared/post.ts";
import type { FileContext } from "../../pages/content-file.ts";
import { withShownPicture } from "../post-cards.ts";
import { type DatedPost, eachPost, lastChange } from "../queries/posts.ts";
import { absoluteHtml } from "./absolute-html.ts";

/** The content of a feed, independent of its format. */
export type Feed = Awaited<ReturnType<typeof loadFeed>>;

export interface FeedEntry {
  url: string;
  title: string;
  author: string | null;
  category: string;
  published: Date | undefined;
  updated: Date;
  summary: string;
  /** The post's full text; empty if the feed would become too long. */
  html: string;
  /** Absolute address of the card's picture. */
  picture: string | undefined;
}

const MAX_ENTRIES = 30;
/** Beyond this length posts have no full text, because some feed readers reject long feeds. */
const MAX_CHARACTERS = 1_000_000;
/** The date of the last change of an undated post: constant, so that the post does not appear as new. */
const UNDATED = new Date(0);

/** Loads the newest posts with their full texts. @throws errors of the database */
export async function loadFeed(context: FileContext) {
  const { db, markdown, query } = context;
  const { site } = context.config;
  const category = query.category as Category | undefined;
  const entries: FeedEntry[] = [];
  let charactersLeft = MAX_CHARACTERS;
  for await (const post of eachPost(db, { limit: MAX_ENTRIES, category: category ?? null })) {
    const { html: text, excerpt, timedOut } = await markdown.render(post.content);
    if (timedOut) context.markIncomplete();
    const url = `${site.url}${paths.insight(post.slug)}`;
    const html = text.length < charactersLeft ? absoluteHtml(text, url) : "";
    charactersLeft -= html.length;
    const src = pictureOfPost(withShownPicture(post, context).imageUrl)?.src;
    const picture = src && new URL(src, site.url).href;
    entries.push(entryOf(post, { url, html, summary: excerpt, picture }));
  }
  const dates = entries.map(({ updated }) => updated.getTime());
  return {
    title: category ? `${site.name}: ${categoryLabels[category]}` : site.name,
    description: insightsSubtitle,
    /** The page with the same posts. */
    url: `${site.url}${paths.insights(category)}`,
    siteName: site.name,
    siteUrl: site.url,
    category,
    updated: new Date(Math.max(UNDATED.getTime(), ...dates)),
    entries,
  };
}

function entryOf(
  post: DatedPost,
  rendered: Pick<FeedEntry, "url" | "html" | "summary" | "picture">,
): FeedEntry {
  return {
    ...rendered,
    title: post.title,
    author: post.author,
    category: categoryLabels[categoryOf(post.category)],
    published: post.publishedAt ?? undefined,
    updated: lastChange(post) ?? UNDATED,
  };
}
