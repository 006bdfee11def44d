import { longDate } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import type { Site } from "../../../shared/site.ts";
import { Article, FurtherReading } from "../../blocks/article.tsx";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Button } from "../../components/button.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Cluster } from "../../components/layout.tsx";
import { Badge } from "../../components/marks.tsx";
import { SourcePicture } from "../../components/source-picture.tsx";
import { alternatePage, definePage } from "../../page.ts";
import type { PostView } from "../../post-data.ts";
import { notFound } from "../errors/not-found.page.tsx";
import { insights } from "../insights/insights.page.tsx";
import { FAILED_LIST, loadList } from "../insights/load-list.ts";
import { articleData, descriptionOf } from "./article-data.ts";

export interface InsightData {
  post: PostView;
}

/**
 * A post; 308 if it was renamed, 404 with the list of posts, as the specification requires, if it is unknown, and 503
 * with an empty list if the database cannot be read.
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
    const renamed = await attempt(posts.findRenamed(slug), "failed");
    if (renamed === "failed") return alternatePage(503, insights, { list: FAILED_LIST });
    if (renamed !== undefined) {
      // The page is the body of the redirect, which browsers do not show.
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
      <article>
        <BandOpening
          tone="page"
          trail={[{ label: "Insights", href: paths.insights() }, { label: post.title }]}
          title={post.title}
          words="below"
          about={<About post={post} />}
          band={coverOf(post)}
        />
        <Article
          html={post.html.slice(post.standfirst.length)}
          headings={post.headings}
          source={sourceOf(post, site)}
          address={`${site.url}${paths.insight(post.slug)}`}
          back={
            <Button variant="outline" size="sm" href={paths.insights()}>
              Back to Insights
            </Button>
          }
        />
      </article>
      <FurtherReading posts={post.related ?? []} />
      <ClosingCall question="See the products in a demo." />
    </>
  ),
});

/** The category, the dates, the author and the first paragraph. */
function About({ post }: InsightData) {
  const { category, publishedAt, author, revision, standfirst } = post;
  return (
    <>
      <Cluster gap={4}>
        <Badge category={category} />
        {publishedAt && <time dateTime={publishedAt}>{longDate(publishedAt)}</time>}
        {author && <span>By {author}</span>}
        {revision && (
          <span>
            Revised <time dateTime={revision.changedAt}>{longDate(revision.changedAt)}</time>
            {revision.note && `: ${revision.note}`}
          </span>
        )}
      </Cluster>
      {standfirst && <Standfirst html={standfirst} />}
    </>
  );
}

/** The first paragraph of the text. */
function Standfirst({ html }: { html: string }) {
  const inner = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the beginning of the sanitised text
  return <div dangerouslySetInnerHTML={inner} />;
}

/** The picture of the post, unless the text shows it. */
function coverOf({ picture, html }: PostView) {
  if (!picture || html.includes(picture.src)) return undefined;
  return <SourcePicture picture={picture} sizes="92vw" fetchPriority="high" />;
}

function sourceOf({ title, publishedAt }: PostView, site: Site): string {
  return `${site.name}, “${title}”${publishedAt ? `, ${longDate(publishedAt)}` : ""}`;
}
