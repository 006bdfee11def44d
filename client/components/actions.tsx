import type { ComponentProps } from "react";
import styles from "./actions.module.css";
import { classNames } from "./class-names.ts";

/** A row of buttons and links that belong to one decision. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.actions, className)} {...rest} />;
}
