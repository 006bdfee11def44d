import { paths } from "../../shared/paths.ts";
import { atomOf } from "./atom.ts";
import type { ContentFile } from "./content-file.ts";
import { type Feed, loadFeed } from "./feed.ts";
import { jsonFeedOf } from "./json-feed.ts";
import { rssOf } from "./rss.ts";

/** Feeds of the newest posts, of all categories or of `?category=`. */
export const feeds: readonly ContentFile[] = [
  feed(paths.feed(), "application/rss+xml", rssOf),
  feed(paths.atomFeed(), "application/atom+xml", atomOf),
  feed(paths.jsonFeed(), "application/feed+json", jsonFeedOf),
];

function feed(path: string, type: string, write: (feed: Feed) => string): ContentFile {
  return {
    path,
    type: `${type}; charset=utf-8`,
    cache: "content",
    query: { category: ["blog", "press_release"] },
    write: async (context) => write(await loadFeed(context)),
  };
}
