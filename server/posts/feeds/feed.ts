import { pictureOfPost } from "../../../client/media/post-pictures.ts";
import { insightsSubtitle } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { type Category, categoryLabels, categoryOf } from "../../../shared/post.ts";
import { characterData, element, escapeXml } from "../../base/xml.ts";
import type { FileContext } from "../../pages/content-file.ts";
import { withShownPicture } from "../post-cards.ts";
import type { PostDeps } from "../post-deps.ts";
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
export async function loadFeed(context: FileContext & PostDeps) {
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

/** Formats the feed as JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeedOf(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: `${feed.siteUrl}${paths.jsonFeed(feed.category)}`,
    language: "en-CA",
    authors: [{ name: feed.siteName, url: `${feed.siteUrl}/` }],
    items: feed.entries.map(jsonItemOf),
  });
}

function jsonItemOf(entry: FeedEntry): object {
  const { url, title, author, category, published, updated, summary, html, picture } = entry;
  return {
    id: url,
    url,
    title,
    ...(html ? { content_html: html } : { content_text: summary }),
    summary,
    ...(picture && { image: picture }),
    ...(published && { date_published: published.toISOString() }),
    ...(updated.getTime() > 0 && { date_modified: updated.toISOString() }),
    ...(author && { authors: [{ name: author }] }),
    tags: [category],
  };
}

/**
 * Formats the feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the text in
 * `content:encoded` and the card's picture in Media RSS.
 */
export function rssOf(feed: Feed): string {
  const self = `${feed.siteUrl}${paths.feed(feed.category)}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.url),
    element("description", feed.description),
    element("language", "en-ca"),
    element("lastBuildDate", feed.updated.toUTCString()),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.entries.map(rssItemOf),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function rssItemOf(entry: FeedEntry): string {
  const { url, title, author, category, published, summary, html, picture } = entry;
  return [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", published?.toUTCString()),
    element("dc:creator", author),
    element("category", category),
    element("description", summary),
    picture && `<media:content medium="image" url="${escapeXml(picture)}"/>`,
    html && `<content:encoded>${characterData(html)}</content:encoded>`,
    "</item>",
  ]
    .filter(Boolean)
    .join("\n");
}
