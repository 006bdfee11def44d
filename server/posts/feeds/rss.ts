import { paths } from "../../../shared/paths.ts";
import { characterData, element, escapeXml } from "../../base/xml.ts";
import type { Feed, FeedEntry } from "./feed.ts";

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
    ...feed.entries.map(itemOf),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function itemOf(entry: FeedEntry): string {
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
