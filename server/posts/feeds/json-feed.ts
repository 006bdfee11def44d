import { paths } from "../../../shared/paths.ts";
import type { Feed, FeedEntry } from "./feed.ts";

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
    items: feed.entries.map(itemOf),
  });
}

function itemOf(entry: FeedEntry): object {
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
