import { closing } from "../../../shared/content/site.ts";
import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import type { Site } from "../../../shared/site.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Cluster, Columns, Grid, Section, Wrap } from "../../components/layout.tsx";
import { PictureHero } from "../../components/picture-hero.tsx";
import { Prose } from "../../components/prose.tsx";
import { SourcePicture } from "../../components/source-picture.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { alternatePage, definePage } from "../../page.ts";
import type { PostView } from "../../post-data.ts";
import text from "../../styles/text.module.css";
import { notFound } from "../errors/not-found.page.tsx";
import { insights } from "../insights/insights.page.tsx";
import { FAILED_LIST, loadList } from "../insights/load-list.ts";
import { articleData, descriptionOf } from "./article-data.ts";
import { FurtherReading } from "./further-reading.tsx";
import styles from "./insight-page.module.css";
import { TableOfContents } from "./table-of-contents.tsx";

export interface InsightData {
  post: PostView;
}

/**
 * A post: title, citation, table of contents at the left, and text that extends to the right edge. For an
 * unknown post the list of posts is shown, as the specification requires.
 */
export const insight = definePage<InsightData>({
  name: "insight",
  path: "/insights/:slug",
  cache: "content",
  async load(context) {
    const { posts, params, attempt } = context;
    const { slug = "" } = params;
    const post = await attempt(posts.find(slug), "failed");
    if (post === "failed") return alternatePage(503, insights, { list: FAILED_LIST });
    if (post !== undefined) return { post };
    const renamed = await attempt(posts.findRenamed(slug), undefined);
    if (renamed !== undefined) {
      return alternatePage(308, notFound, { path: paths.insight(slug) }, paths.insight(renamed));
    }
    return alternatePage(404, insights, { list: loadList(context), missing: true });
  },
  head: ({ post }, site) => ({
    title: post.title,
    description: descriptionOf(post),
    type: "article",
    picture: post.preview ? { src: post.preview, alt: post.title } : undefined,
    jsonLd: articleData(post, site),
  }),
  hasMarkdown: true,
  View: ({ data: { post }, site }) => (
    <>
      <article className={styles.post}>
        <Wrap>
          <Breadcrumb
            items={[{ label: "Insights", href: paths.insights() }, { label: post.title }]}
          />
        </Wrap>
        <Opening post={post} />
        <Wrap>
          <Grid gap={10}>
            <div className={styles.contents}>
              <TableOfContents headings={post.headings} />
            </div>
            <Prose className={styles.text} html={post.html.slice(post.standfirst.length)} />
            <Columns count="rest" gap={6} align="end" rule="thin" className={styles.end}>
              <Citation post={post} site={site} />
              <Button variant="outline" size="sm" href={paths.insights()}>
                Back to Insights
              </Button>
            </Columns>
          </Grid>
        </Wrap>
      </article>
      <FurtherReading post={post} />
      <BookingStrip />
    </>
  ),
});

/** The picture fills the height of the title and the first paragraph, so it is scaled to more than its share of the width. */
const COVER_SIZES = "(min-width: 64rem) 66vw, (min-width: 48rem) 56rem, 62vw";

/** The title, on the post's picture unless the text shows that picture. */
function Opening({ post }: InsightData) {
  const { picture, html } = post;
  const words = (
    <Wrap>
      <PostHead post={post} />
    </Wrap>
  );
  if (!picture || html.includes(picture.src)) return <div className={styles.head}>{words}</div>;
  const cover = (
    <SourcePicture picture={picture} sizes={COVER_SIZES} fetchPriority="high" data-screen-only="" />
  );
  return (
    <PictureHero as="header" picture={cover} className={styles.cover}>
      <div className={styles.head}>{words}</div>
    </PictureHero>
  );
}

function PostHead({ post }: InsightData) {
  const { title, category, publishedAt, author, standfirst, revision } = post;
  return (
    <>
      <Cluster as="p" gap={3} className={text.small}>
        <Badge category={category} />
        {publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}
        {author && <span>By {author}</span>}
      </Cluster>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {standfirst && <Standfirst html={standfirst} />}
      {revision && (
        <p className={classNames(text.small, styles.revision)}>
          Revised <time dateTime={revision.changedAt}>{longDate(revision.changedAt)}</time>
          {revision.note && `: ${revision.note}`}
        </p>
      )}
    </>
  );
}

/** The first paragraph of the text, below the title. */
function Standfirst({ html }: { html: string }) {
  const inner = { __html: html };
  const className = classNames(text.lead, styles.standfirst);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the beginning of the sanitised text
  return <div className={className} dangerouslySetInnerHTML={inner} />;
}

/** How to cite this post. */
function Citation({ post, site }: InsightData & { site: Site }) {
  const date = post.publishedAt && `, ${longDate(post.publishedAt)}`;
  return (
    <aside>
      <p className={classNames(text.small, styles.source)}>
        <b>Cite this post</b>
        <br />
        {site.name}, “{post.title}”{date}
        <span className={styles.address}>
          , {site.url}
          {paths.insight(post.slug)}
        </span>
      </p>
    </aside>
  );
}

/** A small call to action below a post. */
function BookingStrip() {
  return (
    <Section tone="surface" flush data-screen-only="">
      <Wrap className={styles.strip}>
        <Columns count="rest" gap={5} align="center">
          <h2 className={text.h3}>See what this looks like on your own line, mine or structure.</h2>
          <div>
            <Button href={paths.bookADemo()}>{closing.action}</Button>
          </div>
        </Columns>
      </Wrap>
    </Section>
  );
}
