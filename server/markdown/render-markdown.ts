import { createHash } from "node:crypto";
import type { Log } from "../log.ts";
import { isParsable } from "./limits.ts";
import { startParserThread } from "./parser-thread.ts";
import { type SizedPicture, sizePictures } from "./picture-sizes.ts";
import { plainPost } from "./plain-post.ts";
import { RecentPosts } from "./recent-posts.ts";
import type { RenderedPost } from "./rendered-post.ts";

export interface Markdown {
  /** Never rejects: a text that cannot be parsed within the limits is shown as it was written. */
  render(markdown: string): Promise<RenderedPost>;
  close(): Promise<void>;
}

export interface MarkdownOptions {
  log: Log;
  /** For one text, once its turn has come. */
  deadlineMs?: number;
  /** How long a text that missed the deadline is shown plain before it gets another try. */
  retryMs?: number;
  /** How much to remember: characters of the posts' JSON. */
  cacheSize?: number;
  /** The public origin: pictures and links that begin with it are the site's own. */
  siteUrl?: string;
  pictureOf?: (url: string) => SizedPicture | undefined;
  /** Milliseconds. */
  now?: () => number;
}

/** Renders posts on a thread of their own, each text once, however many ask for it. */
export function createMarkdown(options: MarkdownOptions): Markdown {
  const { log, deadlineMs = 2000, retryMs = 60_000, cacheSize = 16_000_000 } = options;
  const { siteUrl = "http://site.invalid", pictureOf, now = Date.now } = options;
  const thread = startParserThread(siteUrl, deadlineMs);
  const recent = new RecentPosts(cacheSize);
  const underway = new Map<string, Promise<RenderedPost>>();
  const lateUntil = new Map<string, number>();

  async function parse(key: string, markdown: string): Promise<RenderedPost> {
    lateUntil.delete(key);
    const outcome = await thread.parse(markdown);
    if ("json" in outcome) {
      const post: RenderedPost = JSON.parse(outcome.json);
      if (pictureOf) sizePictures(post.tree, pictureOf);
      recent.add(key, post, outcome.json.length);
      return post;
    }
    log.warn(
      { reason: outcome.refused, characters: markdown.length },
      "a post is shown as plain text",
    );
    const post = plainPost(markdown);
    if (outcome.forGood) recent.add(key, post, markdown.length);
    else lateUntil.set(key, now() + retryMs);
    return post;
  }

  async function render(markdown: string): Promise<RenderedPost> {
    if (!isParsable(markdown)) return plainPost(markdown);
    const key = createHash("sha256").update(markdown).digest("base64");
    const known = recent.get(key) ?? underway.get(key);
    if (known) return known;
    if ((lateUntil.get(key) ?? 0) > now()) return plainPost(markdown);
    const post = parse(key, markdown).finally(() => underway.delete(key));
    underway.set(key, post);
    return post;
  }

  return { render, close: () => thread.close() };
}
