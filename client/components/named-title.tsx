import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./named-title.module.css";

interface NamedTitleProps {
  name: string;
  /** The headline, set large. */
  children: ReactNode;
  /** Sets the headline's size. */
  className?: string | undefined;
}

/** The main heading of a page: a small line with the product's name, and the headline. */
export function NamedTitle({ name, children, className }: NamedTitleProps) {
  return (
    <h1>
      <span className={styles.name}>{name}</span>{" "}
      <span className={classNames(styles.headline, className)}>{children}</span>
    </h1>
  );
}
