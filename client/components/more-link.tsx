import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./more-link.module.css";

/** A text link that leads on: "See more", "Read the case study". */
export function MoreLink({ className, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a className={classNames(styles.more, className)} {...rest} />;
}
