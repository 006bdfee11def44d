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
import { readPostSlice } from "../db/post-pages.ts";
import { listSimilarTitleWords, type PostHit, searchPosts } from "../db/search.ts";
import type { Deps } from "../deps.ts";
import type { PageIndex } from "../search/page-index.ts";
import { type PageHit, searchPages } from "../search/page-search.ts";
import { MARKS, plainFragment, segmentsOf } from "../search/segments.ts";
import { isCorrectable, likelyWord } from "../search/spelling.ts";
import { cleanQuery, termsOf } from "../search/words.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type SearchDeps = Pick<Deps, "db" | "log">;

const NOTHING: SearchResults = { groups: [], failed: false };
const POSTS_SHOWN = 20;
/** Posts shown without a query: they fill a row. */
const NEWEST = 3;
/** Words of posts' titles that a mistyped one is compared with. */
const CANDIDATES_MAX = 200;
const SNIPPET_MIN = 20;

/** The query, its results, and the one group that is shown. */
export async function loadSearch(
  context: LoadContext,
  index: () => Promise<PageIndex>,
): Promise<SearchData> {
  const query = cleanQuery(context.query.q ?? "");
  const kind = searchKinds.find((each) => each === context.query.in);
  const asked = { query, ...(kind && { kind }) };
  if (query === "") return { ...asked, results: NOTHING, latest: loadNewest(context) };
  return { ...asked, results: await loadResults(context, await index(), query) };
}

/** A row of posts. Undefined when they cannot be read: the page is then shown without. */
async function loadNewest(
  deps: Pick<Deps, "db" | "log" | "markdown">,
): Promise<PostSummary[] | undefined> {
  try {
    const { posts } = await readPostSlice(deps.db, { limit: NEWEST, offset: 0 });
    return await cardsOf(posts, deps);
  } catch (error) {
    deps.log.error({ err: error }, "the newest posts could not be read");
    return undefined;
  }
}

/** What matches the query. Never rejects: without the database only the site's own pages are searched. */
export async function loadResults(
  deps: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const found = await resultsFor(deps, index, query);
  if (found.groups.length > 0 || found.failed) return found;
  const corrected = await correctedQuery(deps, index, query);
  if (corrected === undefined) return found;
  const meant = await resultsFor(deps, index, corrected);
  return meant.groups.length > 0 ? { ...meant, corrected } : found;
}

async function resultsFor(
  { db, log }: SearchDeps,
  index: PageIndex,
  query: string,
): Promise<SearchResults> {
  const terms = termsOf(query);
  if (terms.length === 0) return NOTHING;
  const pageHits = searchPages(index.pages, terms);
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

/** The query with every unknown word replaced by the most similar known one, or undefined. */
async function correctedQuery(
  { db, log }: SearchDeps,
  { vocabulary }: PageIndex,
  query: string,
): Promise<string | undefined> {
  const terms = termsOf(query);
  const unknown = terms.filter((term) => isCorrectable(term, vocabulary));
  const candidates = await listSimilarTitleWords(db, unknown, CANDIDATES_MAX).catch((error) => {
    log.error({ err: error }, "the posts' titles could not be read");
    return [];
  });
  const known = new Set([...vocabulary, ...candidates]);
  const corrected = terms.map((term) => likelyWord(term, known) ?? term);
  return corrected.some((word, place) => word !== terms[place]) ? corrected.join(" ") : undefined;
}
