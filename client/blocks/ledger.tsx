import type { ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { Cluster, Section, Wrap } from "../components/layout.tsx";
import type { ListedLink } from "../components/link-list.tsx";
import { WholeWords } from "../components/whole-words.tsx";
import text from "../styles/text.module.css";
import { BlockHead, type BlockHeadProps } from "./block-head.tsx";
import styles from "./ledger.module.css";

export interface LedgerRow {
  /** Of a link to the row. */
  id?: string;
  name: ReactNode;
  /** Where the name leads. */
  href?: string;
  text: ReactNode;
  /** Numbers, each in a column of its own. */
  values?: readonly string[];
  note?: ReactNode;
}

interface RowsProps {
  /** What each column holds, if the rows have notes: names, texts, values if there are any, and notes. */
  columns?: readonly string[] | undefined;
  /** The notes are clear without the name of their column, so that a narrow window does not show it. */
  plainNotes?: boolean | undefined;
  rows: readonly LedgerRow[];
}

export interface LedgerPart {
  id?: string;
  title: string;
  rows: readonly LedgerRow[];
}

export interface LedgerProps extends BlockHeadProps, Omit<RowsProps, "rows"> {
  id?: string;
  tone?: "page" | "surface" | "night";
  of: readonly LedgerRow[] | { parts: readonly LedgerPart[] };
  /** What a part counts, such as "rules", if its rows open and close in a narrow window. */
  folds?: string | undefined;
  /** Below the rows. */
  children?: ReactNode;
}

/** Ruled rows of a name, a text and a note, or parts of them; in parts without notes the rows stand in two columns. */
export function Ledger(props: LedgerProps) {
  const { id, tone, columns, plainNotes, of, folds, children, ...head } = props;
  const layout = { columns, plainNotes };
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap className={styles.ledger}>
        <BlockHead {...head} />
        {"parts" in of ? (
          <div className={styles.parts}>
            {of.parts.map((part) => (
              <Part key={part.title} {...part} {...layout} folds={folds} />
            ))}
          </div>
        ) : (
          <Rows {...layout} rows={of} />
        )}
        {children}
      </Wrap>
    </Section>
  );
}

interface Linked extends Partial<Pick<LedgerProps, "of"> & Pick<LedgerPart, "rows">> {
  id?: string | undefined;
  title: string;
}

/** The link to a ledger, to its part or to another section, with the number of its rows. */
export function linkTo({ id, title, of = [], rows }: Linked): ListedLink {
  const all = rows ?? ("parts" in of ? of.parts.flatMap((part) => part.rows) : of);
  return { href: `#${id}`, label: title, mark: all.length > 0 && <b>{all.length}</b> };
}

function Part(props: LedgerPart & RowsProps & Pick<LedgerProps, "folds">) {
  const { id, title, folds, ...layout } = props;
  const count = folds && `${layout.rows.length} ${folds}`;
  if (layout.rows.length === 0) return null;
  return (
    <section id={id} className={styles.part}>
      <Cluster spread className={styles.title}>
        <h3>{title}</h3>
        {count && <span className={text.meta}>{count}</span>}
      </Cluster>
      {folds ? (
        <Disclosure
          summary={
            <>
              <span className={classNames(text.h3, text.headline, styles.name)}>{title}</span>{" "}
              {count}
            </>
          }
          openFrom="64rem"
        >
          <Rows {...layout} />
        </Disclosure>
      ) : (
        <Rows {...layout} />
      )}
    </section>
  );
}

function Rows({ columns, plainNotes, rows }: RowsProps) {
  const classes = plainNotes
    ? { text: text.muted, note: styles.plain, label: text.hidden }
    : { text: undefined, note: text.muted, label: styles.label };
  return (
    <div className={columns ? styles.rows : styles.pairs}>
      {columns && (
        <div className={classNames(text.meta, styles.head)} aria-hidden="true">
          {columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <dl>
        {rows.map(({ id, name, href, text: words, values, note }, index) => (
          <div key={id ?? String(index)} id={id} className={styles.row}>
            <dt>
              {href ? (
                <a href={href} className={classNames(text.follow, text.touch, text.chevron)}>
                  <span>{name}</span>
                </a>
              ) : (
                name
              )}
            </dt>
            <dd className={classes.text}>
              <WholeWords>{words}</WholeWords>
            </dd>
            {values && (
              <dd className={styles.values}>
                {values.map((value, column) => (
                  <span key={columns?.[2 + column]}>
                    <span className={styles.label}>{columns?.[2 + column]}: </span>
                    {value}
                  </span>
                ))}
              </dd>
            )}
            {note && (
              <dd className={classNames(styles.note, classes.note)}>
                <span className={classes.label}>{columns?.at(-1)}: </span>
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
