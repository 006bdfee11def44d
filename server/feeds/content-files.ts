import { paths } from "../../shared/paths.ts";
import type { ContentFile } from "../pages/content-file.ts";
import { type Feed, loadFeed } from "../posts/feeds/feed.ts";
import { jsonFeedOf } from "../posts/feeds/json-feed.ts";
import { postMarkdown } from "../posts/feeds/post-markdown.ts";
import { rssOf } from "../posts/feeds/rss.ts";
import { llms } from "./llms.ts";
import { sitemap } from "./sitemap.ts";

/** Every file that is generated from posts and pages. */
export const contentFiles: readonly ContentFile[] = [
  feed(paths.feed(), "application/rss+xml", rssOf),
  feed(paths.jsonFeed(), "application/feed+json", jsonFeedOf),
  sitemap,
  llms,
  postMarkdown,
];

/** A feed of the newest posts, of all categories or of `?category=`. */
function feed(path: string, type: string, write: (feed: Feed) => string): ContentFile {
  return {
    path,
    type: `${type}; charset=utf-8`,
    cache: "content",
    query: { category: ["blog", "press_release"] },
    async write(context) {
      const loaded = await loadFeed(context);
      return { body: write(loaded), lastModified: loaded.updated };
    },
  };
}
