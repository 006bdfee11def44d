import type { SearchData } from "../../client/pages/search/search.page.tsx";
import { shortDate } from "../../shared/format.ts";
import { paths } from "../../shared/paths.ts";
import { categoryLabels, categoryOf, type PostSummary } from "../../shared/post.ts";
import {
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchResults,
  searchKinds,
} from "../../shared/search-results.ts";
import { readPostSlice } from "../db/post-pages.ts";
import { listSimilarTitleWords, type PostHit, searchPosts } from "../db/search.ts";
import type { Deps } from "../deps.ts";
import type { PageIndex } from "../search/page-index.ts";
import { type PageHit, searchPages } from "../search/page-search.ts";
import { MARKS, plainFragment, segmentsOf } from "../search/segments.ts";
import { closestWord, isCorrectable } from "../search/spelling.ts";
import { cleanQuery, termsOf } from "../search/words.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type SearchDeps = Pick<Deps, "db" | "log">;

const NO_RESULTS: SearchResults = { groups: [], failed: false };
const POSTS_SHOWN = 20;
/** Number of posts in the row that is shown without a query. */
const NEWEST = 3;
/** Limits the number of title words that are compared with a misspelled one. */
const MAX_CANDIDATES = 200;
const MIN_SNIPPET_LENGTH = 20;

/** Loads the results for the query and the selected group. */
export async function loadSearch(
  context: LoadContext,
  index: () => Promise<PageIndex>,
): Promise<SearchData> {
  const query = cleanQuery(context.query.q ?? "");
  const kind = searchKinds.find((each) => each === context.query.in);
  const request = { query, ...(kind && { kind }) };
  if (query === "") return { ...request, results: NO_RESULTS, latest: loadNewest(context) };
  return { ...request, results: await loadResults(context, await index(), query) };
}

/** Loads the newest posts; undefined if they cannot be read. */
async function loadNewest(
  deps: Pick<Deps, "db" | "config" | "log" | "markdown">,
): Promise<PostSummary[] | undefined> {
  try {
    const { posts } = await readPostSlice(deps.db, { limit: NEWEST, offset: 0 });
    return await cardsOf(posts, deps);
  } catch (error) {
    deps.log.error({ err: error }, "the newest posts could not be read");
    return undefined;
  }
}

/**
 * Finds pages and posts that match the query or, without a match, its corrected spelling. Never rejects:
 * without the database it searches only the site's own pages.
 */
export async function loadResults(
  deps: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const found = await resultsFor(deps, index, query);
  if (found.groups.length > 0 || found.failed) return found;
  const corrected = await correctedQuery(deps, index, query);
  if (corrected === undefined) return found;
  const correctedResults = await resultsFor(deps, index, corrected);
  return correctedResults.groups.length > 0 ? { ...correctedResults, corrected } : found;
}

async function resultsFor(
  { db, log }: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const terms = termsOf(query);
  if (terms.length === 0) return NO_RESULTS;
  const pageHits = searchPages(index.pages, terms);
  // Quotes, minus signs and "or" are operators in PostgreSQL. Plain words also match as prefixes.
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
  const passage = plainFragment(snippet);
  return {
    path: paths.insight(slug),
    label: publishedAt ? `${kind}, ${shortDate(publishedAt)}` : kind,
    title: segmentsOf(title),
    snippet: passage.length < MIN_SNIPPET_LENGTH ? [] : segmentsOf(passage),
  };
}

/** Replaces every unknown word by the most similar known one; undefined without a replacement. */
async function correctedQuery(
  { db, log }: SearchDeps,
  { vocabulary }: PageIndex,
  query: string,
): Promise<string | undefined> {
  const terms = termsOf(query);
  const unknown = terms.filter((term) => isCorrectable(term, vocabulary));
  const candidates = await listSimilarTitleWords(db, unknown, MAX_CANDIDATES).catch((error) => {
    log.error({ err: error }, "the posts' titles could not be read");
    return [];
  });
  const known = new Set([...vocabulary, ...candidates]);
  const corrected = terms.map((term) => closestWord(term, known) ?? term);
  return corrected.some((word, index) => word !== terms[index]) ? corrected.join(" ") : undefined;
}
