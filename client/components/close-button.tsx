import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./close-button.module.css";

/** Two crossed strokes, 48 px to hit. `label` is its name for those who do not see them. */
export function CloseButton({
  label,
  className,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label}
      {...rest}
    />
  );
}
