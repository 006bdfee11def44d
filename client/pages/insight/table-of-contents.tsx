import { Caption } from "../../components/caption.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import type { Heading } from "../../post-data.ts";
import type from "../../styles/text.module.css";
import styles from "./insight-page.module.css";

/** A post with fewer headings has no table of contents. */
const MIN_HEADINGS = 3;

/** Links to the post's headings: beside the text in a wide window, otherwise in a disclosure above it. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <>
      <nav className={styles.margin} aria-label="On this page" data-screen-only="">
        <Caption>On this page</Caption>
        <Entries headings={headings} />
      </nav>
      <Disclosure className={styles.folded} summary="On this page" data-screen-only="">
        <nav aria-label="On this page">
          <Entries headings={headings} />
        </nav>
      </Disclosure>
    </>
  );
}

function Entries({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul className={type.small}>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry} data-depth={depth} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
