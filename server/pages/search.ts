import type { SearchData } from "../../client/pages/search.tsx";
import {
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchResults,
  searchKinds,
} from "../../client/pages/search-data.ts";
import { shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { categoryLabels, categoryOf, type PostSummary } from "../../shared/post.ts";
import { listPostAddresses } from "../db/post-lists.ts";
import { readPostPart } from "../db/post-pages.ts";
import { type PostHit, searchPosts } from "../db/search.ts";
import type { Deps } from "../deps.ts";
import { type PageHit, searchPages } from "../search/page-search.ts";
import { MARKS, plainFragment, segmentsOf } from "../search/segments.ts";
import { likelyWord } from "../search/spelling.ts";
import { cleanQuery, termsOf, wordsOf } from "../search/words.ts";
import type { ListedPage } from "./listed-pages.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type SearchDeps = Pick<Deps, "db" | "log">;

const NOTHING: SearchResults = { groups: [], failed: false };
const POSTS_SHOWN = 20;
/** To read while nothing was asked: they fill a row. */
const NEWEST = 3;
/** Titles whose words a mistyped one is compared with. */
const TITLES_MAX = 5_000;
const SNIPPET_MIN = 20;

/** A question as it was typed, what was found, and the one group that is to be shown. */
export async function loadSearch(
  context: LoadContext,
  pages: readonly ListedPage[],
): Promise<SearchData> {
  const query = cleanQuery(context.query.q ?? "");
  const kind = searchKinds.find((each) => each === context.query.in);
  const asked = { query, ...(kind && { kind }) };
  if (query === "") return { ...asked, results: NOTHING, latest: loadNewest(context) };
  return { ...asked, results: await loadResults(context, pages, query) };
}

/** A row of posts. Undefined when they cannot be read: the page then does without. */
async function loadNewest(
  deps: Pick<Deps, "db" | "log" | "markdown">,
): Promise<PostSummary[] | undefined> {
  try {
    const { posts } = await readPostPart(deps.db, { limit: NEWEST, offset: 0 });
    return await cardsOf(posts, deps);
  } catch (error) {
    deps.log.error({ err: error }, "the newest posts could not be read");
    return undefined;
  }
}

/** What the site has about a question. Never rejects: without the database its own pages remain. */
export async function loadResults(
  deps: SearchDeps,
  pages: readonly ListedPage[],
  query: string,
): Promise<SearchResults> {
  const found = await resultsFor(deps, pages, query);
  if (found.groups.length > 0 || found.failed) return found;
  const corrected = await correctedQuery(deps, pages, query);
  if (corrected === undefined) return found;
  const meant = await resultsFor(deps, pages, corrected);
  return meant.groups.length > 0 ? { ...meant, corrected } : found;
}

async function resultsFor(
  { db, log }: SearchDeps,
  pages: readonly ListedPage[],
  query: string,
): Promise<SearchResults> {
  const terms = termsOf(query);
  if (terms.length === 0) return NOTHING;
  const pageHits = searchPages(pages, terms);
  // Quotes, signs and "or" mean something to PostgreSQL; plain words find beginnings as well.
  const isPlain = !/["-]|\bor\b/i.test(query);
  const options = { query, terms: isPlain ? terms : undefined, limit: POSTS_SHOWN, marks: MARKS };
  try {
    const posts = await searchPosts(db, options);
    return { groups: groupsOf(pageHits, posts.hits.map(postHit), posts.count), failed: false };
  } catch (error) {
    log.error({ err: error }, "the posts could not be searched");
    return { groups: groupsOf(pageHits, [], 0), failed: true };
  }
}

function groupsOf(pages: readonly PageHit[], posts: SearchHit[], postCount: number): SearchGroup[] {
  const groupOf = (kind: SearchKind): SearchGroup => {
    if (kind === "insights") return { kind, hits: posts, count: postCount };
    const hits = pages.filter((hit) => hit.kind === kind).map(({ kind: _, ...hit }) => hit);
    return { kind, hits, count: hits.length };
  };
  return searchKinds.map(groupOf).filter(({ count }) => count > 0);
}

function postHit({ slug, title, snippet, category, publishedAt }: PostHit): SearchHit {
  const kind = categoryLabels[categoryOf(category)];
  const words = plainFragment(snippet);
  return {
    path: paths.insight(slug),
    label: publishedAt ? `${kind}, ${shortDate(publishedAt)}` : kind,
    title: segmentsOf(title),
    snippet: words.length < SNIPPET_MIN ? [] : segmentsOf(words),
  };
}

/** The question with every word that the site does not know replaced by one that it does, or undefined. */
async function correctedQuery(
  { db, log }: SearchDeps,
  pages: readonly ListedPage[],
  query: string,
): Promise<string | undefined> {
  const posts = await listPostAddresses(db, TITLES_MAX).catch((error: unknown) => {
    log.error({ err: error }, "the posts' titles could not be read");
    return [];
  });
  const texts = [
    ...pages.flatMap((page) => [page.title, page.description]),
    ...posts.map(({ title }) => title),
  ];
  const vocabulary = new Set(texts.flatMap(wordsOf));
  const terms = termsOf(query);
  const meant = terms.map((term) => likelyWord(term, vocabulary) ?? term);
  return meant.some((word, index) => word !== terms[index]) ? meant.join(" ") : undefined;
}
