import { paths } from "../../../shared/paths.ts";
import type { ContentFile } from "../../pages/content-file.ts";
import type { PostDeps } from "../post-deps.ts";
import { type Feed, jsonFeedOf, loadFeed, rssOf } from "./feed.ts";
import { llms } from "./llms.ts";
import { postMarkdown } from "./post-markdown.ts";
import { sitemap } from "./sitemap.ts";

/** Every file that is generated from posts and pages. */
export const contentFiles: readonly ContentFile<PostDeps>[] = [
  feed(paths.feed(), "application/rss+xml", rssOf),
  feed(paths.jsonFeed(), "application/feed+json", jsonFeedOf),
  sitemap,
  llms,
  postMarkdown,
];

/** A feed of the newest posts, of all categories or of `?category=`. */
function feed(path: string, type: string, write: (feed: Feed) => string): ContentFile<PostDeps> {
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
