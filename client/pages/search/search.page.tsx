import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import type { SearchKind, SearchResults } from "../../../shared/search-results.ts";
import type { Pending } from "../../await.tsx";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import { ResultCount } from "./result-count.tsx";
import { ResultGroups } from "./result-groups.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-page.module.css";
import { SearchStart } from "./search-start.tsx";
import { Suggestions } from "./suggestions.tsx";

export interface SearchData {
  /** The query; empty before the first search. */
  query: string;
  /** The only group that is shown, if the visitor has chosen one. */
  kind?: SearchKind;
  results: SearchResults;
  /** Posts shown without a query. Undefined if they could not be read or are not shown. */
  latest?: Pending<PostSummary[] | undefined>;
}

/** The search page: the search field, the number of results, and the results. */
export const searchPage = definePage<SearchData>({
  head: ({ query }) => ({
    title: query === "" ? "Search" : `Search: ${query}`,
    description: "Search the products, case studies and insights of this site.",
    noindex: true,
  }),
  View: ({ data: { query, kind, results, latest } }) => (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Search", href: paths.search() }]} />
        <h1 className={text.hidden}>Search</h1>
        <SearchForm query={query} />
        {query === "" ? (
          <SearchStart latest={latest} />
        ) : (
          <Grid split="3-9" gap={8} className={styles.results}>
            <ResultCount query={query} results={results} {...(kind && { kind })} />
            {results.groups.length > 0 ? (
              <ResultGroups groups={results.groups} {...(kind && { kind })} />
            ) : (
              <Suggestions because={results.failed ? "notSearched" : "notFound"} />
            )}
          </Grid>
        )}
      </Wrap>
    </Section>
  ),
});
