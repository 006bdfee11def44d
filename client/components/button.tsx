import type { ComponentProps } from "react";
import text from "../styles/text.module.css";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

type Variant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link";
type Size = "default" | "sm" | "lg" | "icon";

interface Look {
  variant?: Variant;
  size?: Size;
}
type LinkProps = Look & ComponentProps<"a"> & { href: string };
type PushProps = Look &
  ComponentProps<"button"> & {
    href?: never;
    /** Disables the button without changing its colour. */
    busy?: boolean;
  };

/** A link that looks like a button if `href` is given, otherwise a button. Buttons submit only with `type="submit"`. */
export function Button(props: LinkProps | PushProps) {
  const { variant = "default", size = "default", className, ...rest } = props;
  const look = classNames(
    styles.button,
    styles[variant],
    variant === "link" && text.signal,
    size !== "default" && styles[size],
    className,
  );
  if (rest.href !== undefined) return <a className={look} {...rest} data-screen-only="" />;
  const { busy = false, type = "button", disabled, ...push } = rest;
  return (
    <button
      className={classNames(look, styles.push)}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-screen-only=""
      {...push}
    />
  );
}
