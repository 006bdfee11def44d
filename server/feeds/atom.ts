import { paths } from "../../shared/paths.ts";
import type { Feed, FeedEntry } from "./feed.ts";
import { characterData, element, escapeXml } from "./xml.ts";

/** Formats the feed as Atom (RFC 4287). */
export function atomOf(feed: Feed): string {
  const self = `${feed.siteUrl}${paths.atomFeed(feed.category)}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">',
    element("title", feed.title),
    element("subtitle", feed.description),
    element("id", self),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.url)}"/>`,
    element("updated", feed.updated.toISOString()),
    `<author>${element("name", feed.siteName)}</author>`,
    ...feed.entries.map(entryOf),
    "</feed>\n",
  ].join("\n");
}

function entryOf(entry: FeedEntry): string {
  const { url, title, author, category, published, updated, summary, html, picture } = entry;
  return [
    "<entry>",
    `<title>${escapeXml(title)}</title>`,
    element("id", url),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    picture && `<link rel="enclosure" href="${escapeXml(picture)}"/>`,
    element("published", published?.toISOString()),
    element("updated", updated.toISOString()),
    author && `<author>${element("name", author)}</author>`,
    `<category term="${escapeXml(category)}"/>`,
    element("summary", summary),
    html && `<content type="html">${characterData(html)}</content>`,
    "</entry>",
  ]
    .filter(Boolean)
    .join("\n");
}
