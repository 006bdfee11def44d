import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** A button with a cross. `label` is its accessible name. */
export function CloseButton({
  label,
  className,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className={classNames(styles.close, className)}
      aria-label={label}
      {...rest}
    />
  );
}
