import { paths } from "../../../shared/paths.ts";
import type { SearchResults as Results } from "../../../shared/search-results.ts";
import { ProductCards } from "../../blocks/product-cards.tsx";
import { Search } from "../../blocks/search-results.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { definePage } from "../../page.ts";

/** Words of the field that find several pages and posts. */
const suggestedQueries = [
  "culvert",
  "rail temperature",
  "washout",
  "LiDAR",
  "slow order",
  "pilot",
] as const;

const MAX_QUERY_CHARACTERS = 100;

export interface SearchData {
  /** The query; empty before the first search. */
  query: string;
  results?: Results;
}

/** The search page: the search field, the number of results, and the results. */
export const search = definePage<SearchData>({
  name: "search",
  path: paths.search(),
  cache: "none",
  query: { q: /./s },
  async load({ query: { q = "" }, search }) {
    const query = cleanQuery(q);
    return query === "" ? { query } : { query, results: await search(query) };
  },
  head: ({ query }) => ({
    title: query === "" ? "Search" : `Search: ${query}`,
    description: "Search the products, case studies and insights of this site.",
    noindex: true,
  }),
  View: ({ data: { query, results } }) => (
    <>
      <Search query={query} results={results} suggestions={suggestedQueries} />
      {!results?.count && <ProductCards title="Our products" />}
      <ClosingCall question="Not found? Ask us in a demo." />
    </>
  ),
});

/** Removes control characters and limits the length. */
function cleanQuery(typed: string): string {
  const query = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  return [...query].slice(0, MAX_QUERY_CHARACTERS).join("").trim();
}
