import type { SearchResult } from "minisearch";
import { pictureSource } from "../../client/media/pictures.ts";
import { pictureOfPost } from "../../client/media/post-pictures.ts";
import { type ListedProduct, productList } from "../../shared/content/products/products.ts";
import { shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { categoryLabels, categoryOf } from "../../shared/post.ts";
import type { SearchHit, SearchKind, SearchResults, Segment } from "../../shared/search-results.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import { type PostHit, searchPosts } from "../db/search.ts";
import type { PageIndex } from "./page-index.ts";
import { MARKS, markWords, passageOf, passageOfMarked } from "./passage.ts";

interface SearchDeps {
  db: Db;
  log: Log;
}

const POSTS_SHOWN = 20;
/** The part of a word's letters that a correction may change. */
const FUZZY = 0.2;
const MARKUP =
  /\[\^[^\]]{0,100}\]|^[ \t]*(?:[-+]|\d+\.) |\]\([^)\s]{0,300}\)?|<[^>]{0,300}>|[*_`#>|~[\]!]+|:?-{2,}:?/gm;

/** The end of a line within a paragraph. */
const LINE_END = /(?<=\S)[ \t]*\n(?=[\p{L}\uE000(“])/gu;

/** The kinds of pages by their addresses. */
const KINDS: readonly [address: RegExp, kind: SearchKind][] = [
  [/^\/solutions\/./, "Products"],
  [/^\/industries\/./, "Case studies"],
];

/**
 * Finds pages and posts that match the query or, without a match, its words as pages spell them. Never
 * rejects: without the database it searches only the pages.
 */
export async function searchSite(
  deps: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const found = await search(deps, index, query);
  const corrected = correct(index, query);
  if (found.count > 0 || found.failed || corrected === query) return found;
  return { ...(await search(deps, index, corrected)), corrected };
}

/** Replaces each word by the most similar word of the pages. */
function correct(index: PageIndex, query: string): string {
  const similar = (word: string) =>
    index.search(word, { fuzzy: FUZZY, prefix: false })[0]?.terms[0];
  return query
    .split(" ")
    .map((word) => similar(word) ?? word)
    .join(" ");
}

async function search(
  { db, log }: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const pages = index.search(query).map(pageHit);
  try {
    const posts = await searchPosts(db, { query, limit: POSTS_SHOWN, marks: MARKS });
    const hits = titlesFirst([...pages, ...posts.hits.map(postHit)]);
    return { hits, count: pages.length + posts.count, failed: false };
  } catch (error) {
    log.error({ err: error }, "the posts could not be searched");
    return { hits: titlesFirst(pages), count: pages.length, failed: true };
  }
}

interface RankedHit extends SearchHit {
  /** The title has every word of the query. */
  inTitle: boolean;
}

function titlesFirst(found: readonly RankedHit[]): SearchHit[] {
  const ranked = [...found.filter((hit) => hit.inTitle), ...found.filter((hit) => !hit.inTitle)];
  return ranked.map(({ inTitle: _, ...hit }) => hit);
}

function pageHit({ path, title, description, text, match, queryTerms }: SearchResult): RankedHit {
  const words = Object.keys(match);
  const titleWords = words.filter((word) => match[word]?.includes("title"));
  const product = productList.find(({ slug }) => path.endsWith(`/${slug}`));
  const kind = KINDS.find(([address]) => address.test(path))?.[1] ?? "Pages";
  const { passage, mention } = passageOf({ description, text }, { terms: queryTerms, words });
  const picture = kind === "Case studies" ? product && pictureOfCase(product) : product?.picture;
  return {
    path,
    kind,
    ...(kind === "Case studies" && product && { label: product.name }),
    title: segmentsOf(markWords(product ? withoutName(title, product.name) : title, titleWords)),
    snippet: segmentsOf(passage),
    ...(mention !== undefined && { mention: segmentsOf(mention) }),
    picture: picture ? pictureSource(picture) : null,
    inTitle: queryTerms.every((term) => titleWords.some((word) => word.startsWith(term))),
  };
}

/** Another picture than that of the product, which may be a result, too. */
function pictureOfCase({ picture, card, caseStudy }: ListedProduct) {
  return picture === card.picture ? caseStudy.picture : card.picture;
}

/** Returns the title of a case study, which begins with the name of its product, without that name. */
function withoutName(title: string, name: string): string {
  return title.startsWith(`${name}: `) ? title.slice(name.length + 2) : title;
}

function postHit(post: PostHit): RankedHit {
  const { slug, title, content, category, publishedAt, imageUrl, inTitle } = post;
  const kind = categoryLabels[categoryOf(category)];
  const lines = content
    .replace(LINE_END, " ")
    .replace(MARKUP, "")
    .replace(/[ \t]+/g, " ");
  const { passage, mention } = passageOfMarked(lines);
  return {
    path: paths.insight(slug),
    kind: "Posts",
    label: publishedAt ? `${kind}, ${shortDate(publishedAt)}` : kind,
    title: segmentsOf(title),
    snippet: segmentsOf(passage),
    ...(mention !== undefined && { mention: segmentsOf(mention) }),
    picture: pictureOfPost(imageUrl),
    inTitle,
  };
}

/** Splits a text with marks into matches and the text between them. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let marked = false;
  for (const part of text.split(/([\uE000\uE001])/)) {
    if (part === MARKS.start || part === MARKS.end) marked = part === MARKS.start;
    else if (part !== "") segments.push({ text: part, marked });
  }
  return segments;
}
