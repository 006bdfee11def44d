import { Fragment } from "react";
import { paths } from "../../shared/paths.ts";
import type { SearchResults as Results, SearchHit, Segment } from "../../shared/search-results.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { Cluster, Section, Stack, Wrap } from "../components/layout.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { SourcePicture } from "../components/source-picture.tsx";
import { WholeWords } from "../components/whole-words.tsx";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import text from "../styles/text.module.css";
import styles from "./search-results.module.css";

interface SearchProps {
  /** Empty before the first search. */
  query: string;
  results?: Results | undefined;
  /** Searches that have results, for a visitor without a word or without a result. */
  suggestions: readonly string[];
}

/** The opening with the search field; below it the results by kind, or suggested searches. */
export function Search({ query, results, suggestions }: SearchProps) {
  return (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Search", href: paths.search() }]} />
        <SearchForm query={query} label="Search this site" />
        {results && results.count > 0 ? (
          <SearchResults query={query} results={results} />
        ) : (
          <div className={styles.results}>
            {results && (
              <Stack gap={4}>
                <h2>No results for {query}</h2>
                {results.failed && postsFailed}
                <p className={text.muted}>
                  Check the spelling, or try one of these words or a product.
                </p>
              </Stack>
            )}
            <Cluster as="nav" gap={2} aria-label="Suggested searches">
              {suggestions.map((suggestion) => (
                <Button
                  key={suggestion}
                  variant="outline"
                  size="sm"
                  href={paths.search(suggestion)}
                >
                  {suggestion}
                </Button>
              ))}
            </Cluster>
          </div>
        )}
      </Wrap>
    </Section>
  );
}

/** The number of results and the results by kind. */
function SearchResults({ query, results }: { query: string; results: Results }) {
  const { hits, count, corrected, isPartial, failed } = results;
  const groups = groupsOf(hits);
  return (
    <div className={styles.results}>
      {corrected && (
        <p className={classNames(text.headline, text.h3)}>
          No results for {query}. Did you mean {corrected}?
        </p>
      )}
      <Cluster spread gap={8}>
        <p className={classNames(text.headline, text.h3)}>
          {count} {count === 1 ? "result" : "results"} for {corrected ?? query}
        </p>
        {groups.length > 1 && (
          <nav aria-label="Kinds of results" className={styles.kinds} data-screen-only="">
            <Cluster as="ul" gap={2}>
              {groups.map(({ kind, id, hits: found }) => (
                <li key={kind}>
                  <Button variant="outline" size="sm" href={`#${id}`}>
                    {kind} <span className={text.meta}>{found.length}</span>
                  </Button>
                </li>
              ))}
            </Cluster>
          </nav>
        )}
      </Cluster>
      {isPartial && (
        <p className={text.muted}>Nothing has all of these words. These have some of them.</p>
      )}
      {failed && postsFailed}
      {groups.map((group, index) => (
        <Group key={group.kind} group={group} isFirst={index === 0} />
      ))}
      {count > hits.length && (
        <p className={text.small}>
          Showing the best {hits.length}. Add a word to narrow the results.
        </p>
      )}
    </div>
  );
}

const postsFailed = <p className={text.muted}>The posts could not be searched at the moment.</p>;

/** The groups in the order of their best results. */
function groupsOf(hits: readonly SearchHit[]) {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    id: kind.toLowerCase().replace(" ", "-"),
    hits: hits.filter((hit) => hit.kind === kind),
  }));
}

/** A group with more results shows the others in a disclosure. */
const SHOWN = 4;

type ResultGroup = ReturnType<typeof groupsOf>[number];

function Group({ group: { kind, id, hits }, isFirst }: { group: ResultGroup; isFirst: boolean }) {
  const shown = hits.length > SHOWN + 1 ? hits.slice(0, SHOWN) : hits;
  const others = hits.slice(shown.length);
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={styles.heading} id={`${id}-heading`}>
        {kind}
      </h2>
      <div>
        <ol>
          {shown.map((hit, index) => (
            <Hit key={hit.path} hit={hit} isBest={isFirst && index === 0} />
          ))}
        </ol>
        {others.length > 0 && (
          <Disclosure summary={`${others.length} more ${kind.toLowerCase()}`}>
            <ol start={SHOWN + 1}>
              {others.map((hit) => (
                <Hit key={hit.path} hit={hit} isBest={false} />
              ))}
            </ol>
          </Disclosure>
        )}
      </div>
    </section>
  );
}

function Hit({ hit, isBest }: { hit: SearchHit; isBest: boolean }) {
  const { path, label, title, snippet, picture } = hit;
  const sizes = isBest ? "(min-width: 48rem) 38vw, 62vw" : "(min-width: 48rem) 200px, 72px";
  return (
    <li>
      <a className={styles.hit} href={path} data-best={isBest || undefined}>
        {picture && (
          <div className={styles.picture}>
            <SourcePicture picture={picture} sizes={sizes} {...(!isBest && { loading: "lazy" })} />
          </div>
        )}
        <Stack gap={2} stretch>
          <div>
            <h3 className={classNames(text.follow, isBest ? text.h2 : text.h3)} dir="auto">
              <Segments of={title} />
            </h3>
            {label && <p className={text.meta}>{label}</p>}
          </div>
          <p className={isBest ? text.lead : text.muted} dir="auto">
            <Segments of={snippet} />
          </p>
        </Stack>
      </a>
    </li>
  );
}

function Segments({ of }: { of: readonly Segment[] }) {
  return of.map(({ text: words, marked }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the segments are never reordered
    <Fragment key={index}>
      {marked ? <mark className={styles.mark}>{words}</mark> : <WholeWords>{words}</WholeWords>}
    </Fragment>
  ));
}
