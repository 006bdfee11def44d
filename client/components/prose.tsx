import { classNames } from "./class-names.ts";
import styles from "./prose.module.css";

interface Props {
  className?: string | undefined;
  /** Written by the server's sanitiser, and by nobody else. */
  html: string;
}

/** Rendered markdown: everything an editor can write, from headings to footnotes. */
export function Prose({ className, html }: Props) {
  const inner = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: elements would be made of it only to be written as HTML again, on the thread that serves everyone
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={inner} />;
}
