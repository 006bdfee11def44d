import type { ReactNode } from "react";
import { classNames } from "../components/class-names.ts";
import { Fold } from "../components/disclosure.tsx";
import { Section, Wrap } from "../components/layout.tsx";
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
  /** `plain`: clear without the name of their column, which a narrow window then does not show. `limits`: what the texts do not say. It stands after a dotted line, and so does a list without a text; texts stand after a solid one. */
  notes?: "plain" | "limits" | undefined;
  rows: readonly LedgerRow[];
}

export interface LedgerPart {
  id?: string;
  title: string;
  /** How much opens, if it is not the number of rows. */
  holds?: string;
  /** The rows say what is missing, below dashed lines. */
  missing?: boolean;
  rows: readonly LedgerRow[];
}

export interface LedgerProps extends Partial<BlockHeadProps>, Omit<RowsProps, "rows"> {
  id?: string;
  tone?: "page" | "surface" | "night";
  /** A drawing between the heading and the rows. */
  figure?: ReactNode;
  of: readonly LedgerRow[] | { parts: readonly LedgerPart[] };
  /** What the rows are, such as "rules", where their number is shown. */
  counts?: string | undefined;
  /** The rows of each part, or of the parts after the first, open and close. */
  folds?: "all" | "others" | undefined;
  /** Below the rows. */
  children?: ReactNode;
}

/** Ruled rows of a name, a text and a note, or parts of them. */
export function Ledger(props: LedgerProps) {
  const { id, tone, title, lead, figure, of, counts, folds, children, ...layout } = props;
  return (
    <Section tone={tone ?? "page"} id={id}>
      <Wrap className={styles.ledger}>
        {title && <BlockHead title={title} lead={lead} />}
        {figure && <div>{figure}</div>}
        {"parts" in of ? (
          of.parts.map((part, index) => (
            <Part
              key={part.title}
              {...part}
              {...layout}
              counts={counts}
              isMain={title === undefined}
              folds={folds === "all" || (folds === "others" && index > 0)}
            />
          ))
        ) : (
          <Rows {...layout} rows={of} />
        )}
        {children}
      </Wrap>
    </Section>
  );
}

/** Rows in an opening. */
export function OpeningRows(props: RowsProps) {
  return (
    <div className={styles.ledger}>
      <Rows {...props} />
    </div>
  );
}

interface PartProps extends LedgerPart, RowsProps, Pick<LedgerProps, "counts"> {
  /** Without a heading above the parts. */
  isMain: boolean;
  folds: boolean;
}

function Part({ id, title, missing, counts, folds, isMain, ...layout }: PartProps) {
  const Heading = isMain ? "h2" : "h3";
  return (
    <section id={id} className={styles.part} data-missing={missing}>
      {folds ? (
        <Fold title={title} holds={layout.holds ?? (counts && `${layout.rows.length} ${counts}`)}>
          <Rows {...layout} />
        </Fold>
      ) : (
        <>
          <Heading className={styles.title}>{title}</Heading>
          <Rows {...layout} />
        </>
      )}
    </section>
  );
}

function Rows({ columns, notes, rows }: RowsProps) {
  return (
    <div className={classNames(columns ? styles.rows : styles.pairs, notes && styles[notes])}>
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
                <a href={href} className={classNames(text.follow, text.touch, text.arrow)}>
                  <span>{name}</span>
                </a>
              ) : (
                name
              )}
            </dt>
            <dd>
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
              <dd className={classNames(styles.note, text.muted)}>
                <span className={styles.label}>{columns?.at(-1)}: </span>
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
