import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

/** A button with a cross. `label` is its accessible name. */
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
