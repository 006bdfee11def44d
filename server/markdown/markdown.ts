import { excerptOf, openingOf } from "../../shared/excerpt.ts";
import type { Log } from "../log.ts";
import { WorkerThread } from "../runtime/worker-thread.ts";
import type { ExcerptReply, ExcerptTask, PostReply, PostTask } from "./markdown-worker.ts";
import { memoByHash } from "./memo-by-hash.ts";
import type { PictureCopies } from "./pictures.ts";
import { plainPost } from "./plain-post.ts";
import type { RenderedPost } from "./rendered-post.ts";
import { writeHtml } from "./write-html.ts";

export type Markdown = ReturnType<typeof createMarkdown>;

export interface MarkdownOptions {
  log: Log;
  /** Time limit for one attempt to parse a text. */
  deadlineMs?: number;
  /** Delay until a text that missed the deadline is parsed again. */
  retryMs?: number;
  /** Capacity of the cache in characters of HTML. */
  memoCharacters?: number;
  /** The public origin, which identifies the site's own pictures and links. */
  siteUrl?: string;
}

interface PostSource {
  markdown: string;
  copies: PictureCopies;
}

/** Other texts have no code to highlight. */
const MAY_CONTAIN_CODE = /```|~~~|<pre/i;

/** Limits the memory that one text can use. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192 };

/**
 * Parses posts, which are untrusted input, in a worker thread. Caches results in memory by the hash of
 * their text.
 */
export function createMarkdown(options: MarkdownOptions) {
  const { log, deadlineMs = 2000, retryMs = 60_000, memoCharacters = 16_000_000 } = options;
  const thread = new WorkerThread<PostTask | ExcerptTask>("markdown-worker", {
    workerData: options.siteUrl ?? "http://site.invalid",
    resourceLimits: RESOURCE_LIMITS,
  });

  /** Tries to parse with highlighted code, then, if there is code, without; then escapes the text. */
  async function parse(source: PostSource): Promise<RenderedPost> {
    const post = await tryToParse(source, true);
    if (post !== undefined) return post;
    const retried = MAY_CONTAIN_CODE.test(source.markdown)
      ? await tryToParse(source, false)
      : undefined;
    return { ...(retried ?? writeHtml(plainPost(source.markdown))), timedOut: true };
  }

  /** Undefined if the worker failed or missed the deadline. */
  async function tryToParse({ markdown, copies }: PostSource, highlight: boolean) {
    const characters = markdown.length;
    try {
      const task: PostTask = { type: "post", markdown, highlight, copies };
      const { post, escapeReason } = (await thread.run(task, deadlineMs)) as PostReply;
      if (escapeReason) log.warn({ reason: escapeReason, characters }, "a post is shown escaped");
      return post;
    } catch (error) {
      log.warn({ reason: String(error), characters, highlight }, "a post could not be parsed");
      return undefined;
    }
  }

  async function parseExcerpt(opening: string): Promise<string> {
    try {
      const task: ExcerptTask = { type: "excerpt", markdown: opening };
      const reply = (await thread.run(task, deadlineMs)) as ExcerptReply;
      return reply.excerpt;
    } catch {
      return excerptOf(opening);
    }
  }

  const excerpt = memoByHash(parseExcerpt, {
    textOf: (opening) => opening,
    capacity: memoCharacters,
    sizeOf: (text) => text.length,
  });

  const render = memoByHash(parse, {
    textOf: ({ markdown, copies }) => JSON.stringify([markdown, ...copies]),
    capacity: memoCharacters,
    sizeOf: ({ html }) => html.length,
    ttlMsOf: ({ timedOut }) => (timedOut ? retryMs : 0),
  });

  return {
    /**
     * Renders a post's text. Never rejects: a text beyond the limits is escaped. A picture on another host
     * becomes a link, unless `copies` contains it.
     */
    render: (markdown: string, copies: PictureCopies = new Map()) => render({ markdown, copies }),
    /** Returns the excerpt of a text or of its opening; see `excerptOf`. Never rejects. */
    excerpt: (markdown: string) => excerpt(openingOf(markdown)),
    close: () => thread.close(),
  };
}
