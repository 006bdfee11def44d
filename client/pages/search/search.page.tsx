import { paths } from "../../../shared/paths.ts";
import type { SearchResults as Results } from "../../../shared/search-results.ts";
import { Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { ProductLinks } from "./product-links.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-page.module.css";
import { SearchResults } from "./search-results.tsx";

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
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Search", href: paths.search() }]} />
        <h1 className={text.hidden}>Search</h1>
        <SearchForm query={query} />
        {results ? (
          <SearchResults query={query} results={results} />
        ) : (
          <div className={styles.results}>
            <ProductLinks heading="Our products" />
          </div>
        )}
      </Wrap>
    </Section>
  ),
});

/** Removes control characters and limits the length. */
function cleanQuery(typed: string): string {
  const query = typed.replace(/[\p{C}\s]+/gu, " ").trim();
  return [...query].slice(0, MAX_QUERY_CHARACTERS).join("").trim();
}
