import { classNames } from "./class-names.ts";
import codeBlock from "./code-block.module.css";
import styles from "./prose.module.css";
import "./scroll-region.module.css";

interface Props {
  className?: string | undefined;
  /** Written by the server's sanitiser, and by nobody else. */
  html: string;
}

/** Rendered markdown: everything an editor can write, from headings to footnotes. */
export function Prose({ className: place, html }: Props) {
  const inner = { __html: html };
  const className = classNames(styles.prose, codeBlock.code, place);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: elements would be made of it only to be written as HTML again, on the thread that serves everyone
  return <div className={className} dangerouslySetInnerHTML={inner} />;
}
