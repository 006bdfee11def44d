import type { ReactNode } from "react";
import type { PostSummary } from "../../shared/post.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { PostCards } from "../components/post-card.tsx";
import { Prose } from "../components/prose.tsx";
import text from "../styles/text.module.css";
import styles from "./article.module.css";

interface Heading {
  id: string;
  text: string;
  depth: number;
}

interface ArticleProps {
  /** Sanitised HTML from the server; never pass any other HTML. */
  html: string;
  headings: readonly Heading[];
  /** How to cite the text. */
  source: ReactNode;
  /** The address, which only paper shows, because the browser shows it on the screen. */
  address: string;
  /** A button that leads back. */
  back: ReactNode;
}

/** An article with fewer headings has no table of contents. */
const MIN_HEADINGS = 3;

/** The text of an article, its table of contents in the margin or above it, and how to cite it. */
export function Article({ html, headings, source, address, back }: ArticleProps) {
  return (
    <Section flush="top">
      <Wrap>
        <Grid gap={8}>
          <div className={styles.contents}>
            {headings.length >= MIN_HEADINGS && <Contents headings={headings} />}
          </div>
          <Prose className={styles.text} html={html} />
          <Columns count="rest" gap={6} align="end" rule className={styles.text}>
            <aside className={text.small}>
              <b>Cite this post</b>
              <br />
              {source}
              <span className={styles.address}>, {address}</span>
            </aside>
            {back}
          </Columns>
        </Grid>
      </Wrap>
    </Section>
  );
}

/** Links to the headings: beside the text in a wide window, otherwise folded above it. */
function Contents({ headings }: Pick<ArticleProps, "headings">) {
  return (
    <Disclosure summary="On this page" openFrom="64rem" data-screen-only="">
      <nav aria-label="On this page">
        <ul className={text.small}>
          {headings.map(({ id, text: heading, depth }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.entry} data-depth={depth} dir="auto">
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}

/** Links to related posts below an article. */
export function FurtherReading({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section flush="top" data-screen-only="">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Further reading</h2>
          <PostCards posts={posts} level={3} isBelow />
        </Stack>
      </Wrap>
    </Section>
  );
}
