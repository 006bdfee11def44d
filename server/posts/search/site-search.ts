import { Mutex } from "async-mutex";
import type { SearchResult } from "minisearch";
import { pageFacts, postFacts } from "../../../client/pages/search/result-facts.ts";
import { paths } from "../../../shared/paths.ts";
import type { Post } from "../../../shared/post.ts";
import type { SearchHit, SearchResults, Segment } from "../../../shared/search-results.ts";
import { shorten } from "../../../shared/shorten.ts";
import type { Log } from "../../base/log.ts";
import { readableText } from "../../base/xml.ts";
import type { Db } from "../../database/db.ts";
import type { PageText } from "../../pages/listed-pages.ts";
import type { Markdown } from "../markdown/markdown.ts";
import { listPostAddresses, listPostsBySlug } from "../queries/posts.ts";
import { addTexts, createSiteIndex, type SearchedText, SIMILAR_WORDS } from "./site-index.ts";

export type SiteSearch = ReturnType<typeof createSiteSearch>;

interface SearchDeps {
  db: Db;
  log: Log;
  markdown: Pick<Markdown, "render">;
  /** Reads the pages for the first search. */
  readPages: () => Promise<PageText[]>;
}

type Found = SearchResult & SearchedText;

const POSTS_SHOWN = 20;
/** Only the newest posts are searched, to limit the memory of the index. */
const MAX_POSTS = 2_000;
/** Only the beginning of a long post is searched. */
const SEARCHED_CHARACTERS = 20_000;
/** Number of posts to read in one query. */
const BATCH = 20;

/** Creates the search of pages and posts. Its index is in memory; each search first reads the posts that changed. */
export function createSiteSearch({ db, log, markdown, readPages }: SearchDeps) {
  const index = createSiteIndex();
  const turns = new Mutex();
  /** The revision of each post in the index, by its slug. */
  const indexed = new Map<string, string>();
  let hasPages = false;

  async function updatePosts(): Promise<void> {
    const revisions = await listPostAddresses(db, { limit: MAX_POSTS });
    const current = new Map(revisions.map(({ slug, revision }) => [slug, revision]));
    for (const [slug] of [...indexed].filter(([name, known]) => current.get(name) !== known)) {
      index.discard(paths.insight(slug));
      indexed.delete(slug);
    }
    const missing = revisions.filter(({ slug }) => !indexed.has(slug));
    for (let start = 0; start < missing.length; start += BATCH) {
      const slugs = missing.slice(start, start + BATCH).map(({ slug }) => slug);
      const posts = await listPostsBySlug(db, slugs, SEARCHED_CHARACTERS);
      await addTexts(index, posts.map(textOf));
      for (const { slug } of posts) indexed.set(slug, current.get(slug) ?? "");
    }
  }

  /** Resolves to whether the posts can be searched: those of before, if the database fails. */
  async function update(): Promise<boolean> {
    return turns.runExclusive(async () => {
      if (!hasPages) await addTexts(index, await readPages());
      hasPages = true;
      try {
        await updatePosts();
        return true;
      } catch (error) {
        log.error({ err: error }, "the posts could not be read for the search");
        return indexed.size > 0;
      }
    });
  }

  async function find(query: string, combineWith: "AND" | "OR") {
    const all = index.search(query, { combineWith }) as Found[];
    const mostWords = Math.max(...all.map(({ queryTerms }) => queryTerms.length));
    const found = all.filter(({ queryTerms }) => queryTerms.length === mostWords);
    const posts = found.filter(({ post }) => post !== undefined);
    const pages = found.filter(({ post }) => post === undefined);
    const shown = [...pages, ...posts.slice(0, POSTS_SHOWN)];
    const ranked = [...shown.filter(isNamed), ...shown.filter((hit) => !isNamed(hit))];
    const hits = await Promise.all(ranked.map((hit) => hitOf(hit, markdown)));
    return { hits, count: found.length };
  }

  /** Replaces each word that the site does not have by the most similar one. */
  function correct(query: string): string {
    const words = query.split(" ").map((word) => {
      const similar = index.search(word).length > 0 ? [] : index.search(word, SIMILAR_WORDS);
      return similar[0]?.terms[0] ?? word;
    });
    return words.join(" ");
  }

  return {
    /** Finds pages and posts that have all words of the query, as the site spells them, or else most of them. Never rejects. */
    async search(query: string): Promise<SearchResults> {
      const failed = !(await update());
      const corrected = correct(query);
      const found = await find(corrected, "AND");
      if (found.count === 0) return { ...(await find(query, "OR")), failed, isPartial: true };
      return corrected === query ? { ...found, failed } : { ...found, failed, corrected };
    },
    /** Lists the slugs of the posts that best match the words of this post's title. */
    async related({ slug, title }: Pick<Post, "slug" | "title">, limit: number) {
      await turns.runExclusive(updatePosts);
      const found = index.search(title, {
        combineWith: "OR",
        prefix: false,
        filter: ({ post }) => post !== undefined && post.slug !== slug,
      });
      return found.slice(0, limit).map(({ post }): string => post.slug);
    },
  };
}

/** The title or the keywords have every word of the query. */
function isNamed({ match, queryTerms }: Found): boolean {
  const words = Object.keys(match).filter((word) =>
    match[word]?.some((field) => field === "title" || field === "keywords"),
  );
  return haveAll(words, queryTerms);
}

function haveAll(words: readonly string[], beginnings: readonly string[]): boolean {
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function textOf(post: Post): SearchedText {
  const text = post.content.replace(NOT_SHOWN, " ");
  return { path: paths.insight(post.slug), title: post.title, description: "", text, post };
}

/** About three lines of a result. */
const SNIPPET_LENGTH = 160;
/** In a text. A sentence can be understood alone and refers to none before it. */
const LINE_END = /\n ?|(?<=[.!?]) /;
const SENTENCE =
  /^(?!(?:We|It|Its|This|That|These|Those|They|Their|Both|Two|Three|But|So|Then|There)\b)\p{Lu}.{20,160}[.!?]$/u;

async function hitOf(found: Found, markdown: SearchDeps["markdown"]): Promise<SearchHit> {
  const pattern = patternOf(Object.keys(found.match));
  const { post, path } = found;
  const { excerpt = found.description, html = "" } = post
    ? await markdown.render(post.content)
    : {};
  const { title, ...facts } = post ? postFacts(post) : pageFacts(found);
  const inParts = found.parts?.filter(({ text }) =>
    haveAll(text.toLowerCase().split(/[^\p{L}\p{N}]+/u), found.queryTerms),
  );
  const part =
    inParts?.find(({ id }) => found.queryTerms.some((word) => haveAll(id.split("-"), [word]))) ??
    inParts?.[0];
  const opening = shorten(part?.text ?? excerpt, SNIPPET_LENGTH);
  const snippet = pattern.test(`${title} ${opening}`)
    ? opening
    : passageOf(found.shown ?? readableText(html), pattern, opening);
  return {
    path: part ? `${path}#${part.id}` : path,
    ...facts,
    title: segmentsOf(title, pattern),
    snippet: segmentsOf(snippet, pattern),
  };
}

/** The first sentence with words of the query that can be understood alone; without one the opening. */
function passageOf(text: string, pattern: RegExp, opening: string): string {
  const lines = text.split(LINE_END).filter((line) => pattern.test(line));
  const sentences = lines.filter((line) => SENTENCE.test(line));
  return sentences.find(({ length }) => length > 40) ?? sentences[0] ?? opening;
}

/** Addresses in Markdown and tags of HTML. */
const NOT_SHOWN = /\]\([^)\s]{0,300}\)?|<[^>]{0,300}>/g;

/** Finds the words of the index, also in the plural; without words nothing. */
function patternOf(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") || "(?!)";
  return new RegExp(`(?<![\\p{L}\\p{N}])((?:${any})(?:['’]?s)?)(?![\\p{L}\\p{N}])`, "iu");
}

/** Splits a text into the words that the pattern finds and the text between them. */
function segmentsOf(text: string, pattern: RegExp): Segment[] {
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((segment) => segment.text !== "");
}
