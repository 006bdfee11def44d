import type { ComponentProps } from "react";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";

/** A text link to more content, such as "See more" or "Read the case study". */
export function MoreLink({ className, ...rest }: ComponentProps<"a"> & { href: string }) {
  const look = classNames(text.label, text.signal, text.touch, className);
  return <a className={look} data-screen-only="" {...rest} />;
}
