import type { ComponentProps } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import styles from "./more-link.module.css";

/** A text link to more content, such as "See more" or "Read the case study". */
export function MoreLink({ className, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a className={classNames(text.signal, styles.more, className)} {...rest} />;
}
