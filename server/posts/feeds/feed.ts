import { pictureOfPost } from "../../../client/media/post-pictures.ts";
import { insightsSubtitle } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { type Category, categoryLabels, categoryOf } from "../../../shared/post.ts";
import { characterData, element, escapeXml } from "../../base/xml.ts";
import type { FileContext, GeneratedFile } from "../../pages/generated-file.ts";
import type { RenderedPost } from "../markdown/rendered-post.ts";
import { type PostDeps, withShownPicture } from "../post-reader.ts";
import { type DatedPost, listPosts } from "../queries/posts.ts";
import { absoluteHtml } from "./absolute-html.ts";

/** The newest posts, of all categories or of `?category=`, as JSON Feed and as RSS. */
export const feeds: readonly GeneratedFile<PostDeps>[] = [
  feedFile(paths.jsonFeed, "application/feed+json", (feed) => JSON.stringify(feed)),
  feedFile(paths.feed, "application/rss+xml", rssOf),
];

type Feed = Awaited<ReturnType<typeof loadFeed>>["feed"];
type FeedItem = ReturnType<typeof itemOf> & { content_html?: string; content_text?: string };

type FeedAddress = (category?: Category) => string;

function feedFile(
  addressOf: FeedAddress,
  type: string,
  write: (feed: Feed, lastModified: Date) => string,
): GeneratedFile<PostDeps> {
  return {
    path: addressOf(),
    type: `${type}; charset=utf-8`,
    cache: "content",
    query: { category: ["blog", "press_release"] },
    async write(context) {
      const { feed, lastModified } = await loadFeed(context, addressOf);
      return { body: write(feed, lastModified), lastModified };
    },
  };
}

const MAX_ITEMS = 30;
/** Beyond this length posts have no full text, because some feed readers reject long feeds. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Loads the newest posts with their full texts as a JSON Feed (https://www.jsonfeed.org/version/1.1/).
 * @throws errors of the database
 */
async function loadFeed(context: FileContext & PostDeps, addressOf: FeedAddress) {
  const { db, markdown, query } = context;
  const { site } = context.config;
  const category = query.category as Category | undefined;
  const posts = await listPosts(db, { limit: MAX_ITEMS, category: category ?? null });
  const items: FeedItem[] = [];
  let charactersLeft = MAX_CHARACTERS;
  for (const post of posts) {
    const rendered = await markdown.render(post.content);
    if (rendered.timedOut) context.markIncomplete();
    const item = itemOf(post, rendered, context);
    const fits = rendered.html.length < charactersLeft;
    const html = fits ? absoluteHtml(rendered.html, item.url) : "";
    charactersLeft -= html.length;
    items.push({ ...item, ...(html ? { content_html: html } : { content_text: item.summary }) });
  }
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: category ? `${site.name}: ${categoryLabels[category]}` : site.name,
    description: insightsSubtitle,
    home_page_url: `${site.url}${paths.insights(category)}`,
    feed_url: `${site.url}${addressOf(category)}`,
    language: "en-CA",
    authors: [{ name: site.name, url: `${site.url}/` }],
    items,
  };
  const changes = posts.map(({ changedAt }) => changedAt?.getTime() ?? 0);
  return { feed, lastModified: new Date(Math.max(0, ...changes)) };
}

function itemOf(post: DatedPost, { excerpt }: RenderedPost, deps: PostDeps) {
  const { site } = deps.config;
  const url = `${site.url}${paths.insight(post.slug)}`;
  const picture = pictureOfPost(withShownPicture(post, deps).imageUrl);
  return {
    id: url,
    url,
    title: post.title,
    summary: excerpt,
    image: picture ? new URL(picture.src, site.url).href : undefined,
    date_published: post.publishedAt?.toISOString(),
    date_modified: post.changedAt?.toISOString(),
    authors: post.author ? [{ name: post.author }] : undefined,
    tags: [categoryLabels[categoryOf(post.category)]],
  };
}

/**
 * Formats the feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with the text in
 * `content:encoded` and the card's picture in Media RSS.
 */
function rssOf(feed: Feed, lastModified: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.home_page_url),
    element("description", feed.description),
    element("language", feed.language.toLowerCase()),
    element("lastBuildDate", lastModified.toUTCString()),
    `<atom:link href="${escapeXml(feed.feed_url)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(rssItemOf),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function rssItemOf(item: FeedItem): string {
  return [
    "<item>",
    element("title", item.title),
    element("link", item.url),
    `<guid isPermaLink="true">${escapeXml(item.url)}</guid>`,
    item.date_published && element("pubDate", new Date(item.date_published).toUTCString()),
    element("dc:creator", item.authors?.[0]?.name),
    ...item.tags.map((tag) => element("category", tag)),
    element("description", item.summary),
    item.image && `<media:content medium="image" url="${escapeXml(item.image)}"/>`,
    item.content_html && `<content:encoded>${characterData(item.content_html)}</content:encoded>`,
    "</item>",
  ]
    .filter(Boolean)
    .join("\n");
}
