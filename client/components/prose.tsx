import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./prose.module.css";

/** Rendered markdown: everything an editor can write, from headings to footnotes. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.prose, className)} {...rest} />;
}
