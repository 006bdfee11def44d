import type { ComponentProps, ReactNode } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";

interface DisclosureProps extends Omit<ComponentProps<"details">, "children"> {
  summary: ReactNode;
  children: ReactNode;
}

/** Text that opens below a summary line; works without script. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={className} {...rest}>
      <summary className={classNames(text.meta, styles.summary)}>{summary}</summary>
      {children}
    </details>
  );
}
