import { paths } from "../../../shared/paths.ts";
import type { SearchKind, SearchResults } from "../../../shared/search-results.ts";
import { Numeral } from "../../components/figure-number.tsx";
import text from "../../styles/text.module.css";
import { kindLabels } from "./result-groups.tsx";
import styles from "./search-page.module.css";

interface ResultCountProps {
  query: string;
  kind?: SearchKind;
  results: SearchResults;
}

/** The number of results, and links that filter them by kind. */
export function ResultCount({
  query,
  kind,
  results: { groups, corrected, failed },
}: ResultCountProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.count}>
      <Numeral className={styles.number}>{total}</Numeral>
      <p className={styles.words}>
        {total === 1 ? "result" : "results"} for <b>{corrected ?? query}</b>
      </p>
      {corrected && <p className={text.small}>No results for {query}.</p>}
      {failed && <p className={text.small}>The posts could not be searched at the moment.</p>}
      {groups.length > 1 && (
        <nav aria-label="Narrow the results" data-screen-only="">
          <ul className={styles.filters}>
            <Kind label="All" count={total} href={paths.search(query)} current={!kind} />
            {groups.map((group) => (
              <Kind
                key={group.kind}
                label={kindLabels[group.kind]}
                count={group.count}
                href={`${paths.search(query)}&in=${group.kind}`}
                current={group.kind === kind}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface KindProps {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

function Kind({ label, count, href, current }: KindProps) {
  return (
    <li>
      <a className={styles.filter} href={href} aria-current={current || undefined}>
        {label} <span className={styles.hits}>{count}</span>
      </a>
    </li>
  );
}
