import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { excerptOf, openingOf } from "../../shared/excerpt.ts";
import type { Log } from "../log.ts";
import { type Outcome, startParserThread } from "./parser-thread.ts";
import { plainPost } from "./plain-post.ts";
import { RecentPosts } from "./recent-posts.ts";
import type { RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export interface Markdown {
  /** Never rejects: a text that cannot be parsed within the limits is shown as it was written. */
  render(markdown: string): Promise<RenderedPost>;
  /** What a text begins with, be it whole or cut off behind its opening; see `excerptOf`. Never rejects. */
  excerpt(markdown: string): Promise<string>;
  /** Takes over what the parser made of a text in another process. */
  recall(textHash: string, post: RenderedPost): void;
  /** What it made of a text not long ago. */
  known(textHash: string): RenderedPost | undefined;
  close(): Promise<void>;
}

export interface MarkdownOptions {
  log: Log;
  /** For one text, once its turn has come. */
  deadlineMs?: number;
  /** How long a text that missed the deadline is shown plain before it gets another try. */
  retryMs?: number;
  /** How much to remember: characters of the posts' HTML. */
  cacheSize?: number;
  /** The public origin: pictures and links that begin with it are the site's own. */
  siteUrl?: string;
  /** Milliseconds. */
  now?: () => number;
}

/** The thread may have posts before it that take a second each: a list does not wait for them. */
const EXCERPT_WAIT_MS = 500;

/** Renders posts on a thread of their own, each text once, however many ask for it. */
export function createMarkdown(options: MarkdownOptions): Markdown {
  const { log, deadlineMs = 1500, retryMs = 60_000, cacheSize = 16_000_000 } = options;
  const { siteUrl = "http://site.invalid", now = Date.now } = options;
  const thread = startParserThread(siteUrl, deadlineMs);
  const recent = new RecentPosts(cacheSize);
  const underway = new Map<string, Promise<RenderedPost>>();
  const lateUntil = new Map<string, number>();
  /** Those that are being made, by the openings of their texts: with a post or by themselves. */
  const excerpts = new Map<string, Promise<string>>();

  async function renderNow(key: string, markdown: string): Promise<RenderedPost> {
    // A text that the thread takes on is short enough to be escaped here, without a wait for another.
    const post = (await parse(key, markdown)) ?? { ...writeHtml(plainPost(markdown)), late: true };
    recall(key, post);
    return post;
  }

  function recall(key: string, post: RenderedPost): void {
    recent.add(key, post, post.html.length);
  }

  /** Undefined when the thread was late with it, now or a moment ago. */
  async function parse(key: string, markdown: string): Promise<RenderedPost | undefined> {
    if ((lateUntil.get(key) ?? 0) > now()) return undefined;
    const outcome = await thread.parse(markdown);
    const reason = refusalIn(outcome);
    const characters = markdown.length;
    if (reason) log.warn({ reason, characters }, "a post is shown as plain text");
    if ("post" in outcome) {
      lateUntil.delete(key);
      return outcome.post;
    }
    lateUntil.set(key, now() + retryMs);
    return undefined;
  }

  /** Of all who ask meanwhile, one has it made. */
  function noteExcerpt(opening: string, excerpt: Promise<string>): Promise<string> {
    const noted = excerpt.finally(() => {
      if (excerpts.get(opening) === noted) excerpts.delete(opening);
    });
    excerpts.set(opening, noted);
    return noted;
  }

  async function excerptNow(opening: string): Promise<string> {
    const outcome = await thread.parse(opening, "excerpt");
    return "excerpt" in outcome ? outcome.excerpt : excerptOf(opening);
  }

  async function excerpt(markdown: string): Promise<string> {
    const opening = openingOf(markdown);
    const found = excerpts.get(opening) ?? noteExcerpt(opening, excerptNow(opening));
    const patience = new AbortController();
    const { signal } = patience;
    const here = delay(EXCERPT_WAIT_MS, undefined, { signal }).then(() => excerptOf(opening));
    return Promise.race([found, here]).finally(() => patience.abort());
  }

  async function render(markdown: string): Promise<RenderedPost> {
    const key = hashOfText(markdown);
    const isRetryDue = (lateUntil.get(key) ?? Number.POSITIVE_INFINITY) <= now();
    const known = (isRetryDue ? undefined : recent.get(key)) ?? underway.get(key);
    if (known) return known;
    const rendering = renderNow(key, markdown).finally(() => underway.delete(key));
    underway.set(key, rendering);
    const excerptOfIt = rendering.then((post) => post.excerpt);
    void noteExcerpt(openingOf(markdown), excerptOfIt);
    return rendering;
  }

  return {
    render,
    excerpt,
    recall,
    known: (textHash) => recent.get(textHash),
    close: () => thread.close(),
  };
}

/** As `text_hash` of the table `parsed_posts`. */
export function hashOfText(markdown: string): string {
  return createHash("sha256").update(markdown).digest("base64");
}

/** Why a post is not shown as what it is, if so. */
function refusalIn(outcome: Outcome): string | undefined {
  if ("late" in outcome) return outcome.late;
  return "post" in outcome ? outcome.refused : undefined;
}
