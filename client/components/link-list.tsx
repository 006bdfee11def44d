import type { ReactNode } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./link-list.module.css";

export interface ListedLink {
  href: string;
  label: string;
  /** A second line. */
  note?: string;
  /** Shown next to the label, for example the mark of a worked example. */
  mark?: ReactNode;
  /** By default the link to `path` is current. */
  current?: "page" | "true" | undefined;
}

interface LinkListProps {
  links: readonly ListedLink[];
  /** Path of the current page, whose link is marked. */
  path?: string;
  /** Shows the labels in the size of headings. */
  large?: boolean;
  className?: string | undefined;
}

/** A list of links with ruled lines; each link has one or two lines. */
export function LinkList({ links, path, large = false, className }: LinkListProps) {
  return (
    <ul className={classNames(large && styles.large, className)}>
      {links.map(({ href, label, note, mark, current = href === path ? "page" : undefined }) => (
        <li key={href}>
          <a
            href={href}
            className={classNames(large && text.headline, styles.link)}
            aria-current={current}
          >
            {label}
            {mark && <> {mark}</>}
            {note && <span className={styles.note}>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
