import type { ComponentProps, ReactNode } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children"> {
  summary: ReactNode;
  /** In windows at least this wide the text is always shown, without its summary line. */
  openFrom?: "64rem" | undefined;
  children: ReactNode;
}

/** Text that opens below a summary line; works without script. */
export function Disclosure(props: DisclosureProps) {
  const { summary, openFrom, className, children, ...rest } = props;
  return (
    <details className={classNames(styles.details, className)} data-open-from={openFrom} {...rest}>
      <summary className={classNames(text.small, styles.summary)}>{summary}</summary>
      {children}
    </details>
  );
}

interface FoldProps extends Omit<DisclosureProps, "summary"> {
  title: string;
  /** How much opens, such as "9 conditions". */
  holds?: string | undefined;
}

/** A row of a ruled list, which opens: its heading, and at its end how much it holds. */
export function Fold({ title, holds, ...rest }: FoldProps) {
  const summary = [<h3 key="title">{title}</h3>, " ", holds];
  return <Disclosure summary={summary} className={styles.fold} {...rest} />;
}
