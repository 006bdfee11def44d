import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./link-list.module.css";

export interface ListedLink {
  href: string;
  label: string;
  /** A second line. */
  note?: string;
  /** Beside the label, for example that it is a worked example. */
  mark?: ReactNode;
}

interface LinkListProps {
  links: readonly ListedLink[];
  /** Path of the page that shows the list; its own link is marked. */
  path?: string;
  /** Labels in heading type. */
  large?: boolean;
  className?: string | undefined;
}

/** Ruled links, one or two lines each. */
export function LinkList({ links, path, large = false, className }: LinkListProps) {
  return (
    <ul className={classNames(styles.list, large && styles.large, className)}>
      {links.map(({ href, label, note, mark }) => (
        <li key={href}>
          <a href={href} className={styles.link} aria-current={href === path ? "page" : undefined}>
            {label} {mark}
            {note && <span className={styles.note}>{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
