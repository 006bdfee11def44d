import type { Db } from "../db/db.ts";
import { keepParsedPosts, listParsedPosts, listUnparsedTexts } from "../db/parsed-posts.ts";
import type { Log } from "../log.ts";
import type { Markdown } from "../markdown/render-markdown.ts";
import type { RenderedPost } from "../markdown/rendered-post.ts";
import { keepExcerpt } from "./excerpts.ts";

interface Options {
  db: Db;
  markdown: Pick<Markdown, "recall" | "known">;
  log: Log;
  /** What else parses is another parser. */
  parser: string;
  /** So many posts, the newest. */
  limit: number;
}

/** Characters of JSON: what a text was blown up to is parsed anew rather than read. */
const CHARACTERS_MAX = 200_000;

/**
 * The newest posts as they were parsed by this or another process, so that a start is none the slower
 * for them. Parsing is pure: nothing kept here can be out of date. Where the table fails, all is parsed.
 */
export function createKnownPosts({ db, markdown, log, parser, limit }: Options) {
  let keeping = Promise.resolve();

  const recall = async () => {
    for (const { slug, openingKey, textHash, post } of await listParsedPosts(db, parser, limit)) {
      const rendered = JSON.parse(post) as RenderedPost;
      markdown.recall(textHash, rendered);
      keepExcerpt({ slug, openingKey }, rendered.excerpt);
    }
  };
  const keep = async () => {
    const unparsed = await listUnparsedTexts(db, parser, limit);
    const parsed = unparsed.flatMap((textHash) => {
      const rendered = markdown.known(textHash);
      if (rendered === undefined || rendered.escaped) return [];
      const post = JSON.stringify(rendered);
      return post.length <= CHARACTERS_MAX ? [{ textHash, post }] : [];
    });
    if (parsed.length > 0) await keepParsedPosts(db, parser, limit, parsed);
  };
  const warn = (error: unknown) => log.warn({ err: error }, "parsed posts are not kept");

  return {
    /** Has them at hand. Never rejects. */
    recall: () => recall().catch(warn),
    /** Keeps those that were parsed here. Never rejects. */
    keep(): Promise<void> {
      keeping = keeping.then(keep).catch(warn);
      return keeping;
    },
    /** Once what was to be kept is. */
    kept: () => keeping,
  };
}
