import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children"> {
  summary: ReactNode;
  children: ReactNode;
}

/** Text that opens below a summary line; works without script. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, className)} {...rest}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
