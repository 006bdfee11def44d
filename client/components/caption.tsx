import type { ComponentProps } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";

interface CaptionProps extends ComponentProps<"p"> {
  as?: "p" | "figcaption" | "span";
}

/** Small text below a picture, a drawing or a table. */
export function Caption({ as = "p", className, ...rest }: CaptionProps) {
  const Element = as as "p";
  return <Element className={classNames(text.caption, className)} {...rest} />;
}
