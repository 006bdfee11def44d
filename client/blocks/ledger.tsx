import type { ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { Fold } from "../components/disclosure.tsx";
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
  /** `plain`: clear without the name of their column, which a narrow window then does not show. `wide`: the same in the widest column, for answers; the texts are questions in bold. */
  notes?: "plain" | "wide" | undefined;
  rows: readonly LedgerRow[];
}

export interface LedgerPart {
  id?: string;
  title: string;
  rows: readonly LedgerRow[];
}

export interface LedgerProps extends Partial<BlockHeadProps>, Omit<RowsProps, "rows"> {
  id?: string;
  tone?: "page" | "surface" | "night";
  /** A drawing between the heading and the rows. */
  figure?: ReactNode;
  of: readonly LedgerRow[] | { parts: readonly LedgerPart[] };
  /** Without a title: the first part is at the left, the others at the right. */
  beside?: boolean | undefined;
  /** What the rows are, such as "rules", where their number is shown. */
  counts?: string | undefined;
  /** The rows of a part open and close: in every window or in a narrow one. */
  folds?: "always" | "narrow" | undefined;
  /** Below the rows. */
  children?: ReactNode;
}

/** Ruled rows of a name, a text and a note, or parts of them. */
export function Ledger(props: LedgerProps) {
  const { id, tone, title, lead, figure, of, children } = props;
  const { columns, notes, beside, counts, folds } = props;
  const layout = { columns, notes };
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap className={styles.ledger}>
        {title && <BlockHead title={title} lead={lead} />}
        {figure && <div>{figure}</div>}
        {"parts" in of ? (
          <div className={beside ? styles.beside : styles.parts}>
            {of.parts.map((part) => (
              <Part key={part.title} {...part} {...layout} {...{ beside, counts, folds }} />
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

/** The link to a ledger, to its part or to another section, with the number of its rows if it says what they are. */
export function linkTo({ id, title = "", of = [], counts }: Partial<LedgerProps>): ListedLink {
  const { length } = "parts" in of ? of.parts.flatMap((part) => part.rows) : of;
  return { href: `#${id}`, label: title, mark: counts && <b>{`${length} ${counts}`}</b> };
}

function Part(props: LedgerPart & RowsProps & Pick<LedgerProps, "beside" | "counts" | "folds">) {
  const { id, title, beside, counts, folds, ...layout } = props;
  const Heading = beside ? "h2" : "h3";
  const count = counts && `${layout.rows.length} ${counts}`;
  if (layout.rows.length === 0) return null;
  return (
    <section id={id} className={styles.part}>
      <Cluster spread className={styles.title}>
        <Heading>{title}</Heading>
        {count && <span className={text.meta}>{count}</span>}
      </Cluster>
      {folds ? (
        <Fold title={title} holds={count} openFrom={folds === "narrow" ? "64rem" : undefined}>
          <Rows {...layout} />
        </Fold>
      ) : (
        <Rows {...layout} />
      )}
    </section>
  );
}

function Rows({ columns, notes, rows }: RowsProps) {
  const classes = notes
    ? { text: notes === "wide" ? text.label : text.muted, note: styles.plain, label: text.hidden }
    : { text: undefined, note: text.muted, label: styles.label };
  return (
    <div
      className={classNames(columns ? styles.rows : styles.pairs, notes === "wide" && styles.wide)}
    >
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
