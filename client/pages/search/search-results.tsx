import type { SearchResults as Results, SearchHit } from "../../../shared/search-results.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { Numeral } from "../../components/figure-number.tsx";
import { Grid } from "../../components/layout.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import text from "../../styles/text.module.css";
import { ProductLinks } from "./product-links.tsx";
import styles from "./search-page.module.css";

/** The number of results and the results, or links to the products if there are none. */
export function SearchResults({ query, results }: { query: string; results: Results }) {
  const { hits, count, corrected, failed } = results;
  return (
    <Grid split="3-9" gap={8} className={styles.results}>
      <div className={styles.count}>
        <Numeral className={styles.number}>{count}</Numeral>
        <p className={styles.words}>
          {count === 1 ? "result" : "results"} for <b>{corrected ?? query}</b>
        </p>
        {corrected && <p className={text.small}>No results for {query}.</p>}
        {failed && <p className={text.small}>The posts could not be searched at the moment.</p>}
      </div>
      {hits.length === 0 ? (
        <ProductLinks heading="No results. We make:" />
      ) : (
        <div>
          <ol className={styles.hits}>
            {hits.map((hit) => (
              <Hit key={hit.path} hit={hit} />
            ))}
          </ol>
          {count > hits.length && (
            <p className={classNames(text.small, styles.more)}>
              Showing the best {hits.length}. Add a word to narrow the results.
            </p>
          )}
        </div>
      )}
    </Grid>
  );
}

function Hit({ hit: { path, label, title, snippet } }: { hit: SearchHit }) {
  return (
    <li>
      <a className={styles.hit} href={path}>
        <Caption as="span" className={styles.label}>
          {label}
        </Caption>
        <div className={styles.found}>
          <h2 className={classNames(text.follow, text.h3)} dir="auto">
            {title}
          </h2>
          <p className={classNames(text.muted, styles.snippet)} dir="auto">
            {snippet.map(({ text: words, marked }, index) =>
              marked ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the segments are never reordered
                <mark key={index} className={styles.mark}>
                  {words}
                </mark>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the segments are never reordered
                <WholeWords key={index}>{words}</WholeWords>
              ),
            )}
          </p>
          <Caption as="span">{path}</Caption>
        </div>
      </a>
    </li>
  );
}
