import { classNames } from "./class-names.ts";
import codeBlock from "./code-block.module.css";
import postFigure from "./post-figure.module.css";
import postQuote from "./post-quote.module.css";
import postTable from "./post-table.module.css";
import styles from "./prose.module.css";
import "./scroll-region.module.css";

interface Props {
  className?: string | undefined;
  /** Sanitised HTML from the server; never pass any other HTML. */
  html: string;
}

/** Rendered markdown: everything an editor can write, from headings to footnotes. */
export function Prose({ className: place, html }: Props) {
  const inner = { __html: html };
  const className = classNames(
    styles.prose,
    codeBlock.code,
    postFigure.figures,
    postQuote.quotes,
    postTable.tables,
    place,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitised; parsing it into elements would only cost time for every request
  return <div className={className} dangerouslySetInnerHTML={inner} />;
}
