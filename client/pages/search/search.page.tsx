import { suggestedQueries } from "../../../shared/content/suggested-queries.ts";
import { paths } from "../../../shared/paths.ts";
import type { SearchResults as Results } from "../../../shared/search-results.ts";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster, Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import { ProductLinks } from "./product-links.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-page.module.css";
import { NoResults, SearchResults } from "./search-results.tsx";

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
      <Section flush="top">
        <Wrap>
          <Breadcrumb items={[{ label: "Search", href: paths.search() }]} />
          <SearchForm query={query} label="Search this site" />
          {results && results.count > 0 ? (
            <SearchResults query={query} results={results} />
          ) : (
            <>
              {results && <NoResults query={query} failed={results.failed} />}
              <Suggestions />
              <ProductLinks />
            </>
          )}
        </Wrap>
      </Section>
      <ClosingCall question="Not what you were looking for? Ask us in a demo." />
    </>
  ),
});

/** Searches that have results, for a visitor without a word or without a result. */
function Suggestions() {
  return (
    <Cluster as="nav" gap={2} className={styles.suggestions} aria-label="Suggested searches">
      {suggestedQueries.map((suggestion) => (
        <a key={suggestion} className={styles.suggestion} href={paths.search(suggestion)}>
          {suggestion}
        </a>
      ))}
    </Cluster>
  );
}

/** Removes control characters and limits the length. */
function cleanQuery(typed: string): string {
  const query = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  return [...query].slice(0, MAX_QUERY_CHARACTERS).join("").trim();
}
