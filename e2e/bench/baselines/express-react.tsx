import { constants, createBrotliCompress } from "node:zlib";
import express from "express";
import pg from "pg";
import { renderToPipeableStream } from "react-dom/server";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { SiteLayout } from "../../../client/layout/site-layout.tsx";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { pictureOfPost } from "../../../client/media/post-pictures.ts";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { insightsPage } from "../../../client/pages/insights.tsx";
// biome-ignore lint/style/noRestrictedImports: the same database
import { socketConfig } from "../../../server/db/embedded/socket.ts";
// biome-ignore lint/style/noRestrictedImports: the same cards of the same rows
import { summaryOf } from "../../../server/pages/post-cards.ts";
import { excerptOf } from "../../../shared/excerpt.ts";
import { paths } from "../../../shared/paths.ts";
import type { Post, PostSummary } from "../../../shared/post.ts";
import { PAGE_POSTS } from "../../../shared/post-page.ts";

/*
 * What one writes by hand: Express, React's stream, a compressing stream behind it, nothing
 * kept. Its posts lie in memory, or with `?read` it asks the site's database for them each time.
 */
const site = {
  name: "Baseline",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};
const excerpts = new Map<string, string>();
const kept = await fetchPosts(process.env.POSTS_OF ?? "");
const { DATABASE_URL: connectionString, DATA_DIR: directory = "" } = process.env;
const db = new pg.Pool(connectionString ? { connectionString } : socketConfig(directory));

const app = express();
app.get(paths.insights(), async (request, response) => {
  const posts = request.query.read === undefined ? kept : await readPosts();
  response.set("Content-Type", "text/html; charset=utf-8");
  const compressed = request.acceptsEncodings("br") === "br";
  if (compressed) response.set("Content-Encoding", "br");
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const { pipe } = renderToPipeableStream(<Document posts={posts} />, {
    onAllReady() {
      if (compressed) pipe(brotli()).pipe(response);
      else pipe(response);
    },
  });
});
app.listen(Number(process.env.PORT), process.env.HOST ?? "127.0.0.1");

function Document({ posts }: { posts: PostSummary[] }) {
  const data = { list: { posts, failed: false } };
  const { title, description } = insightsPage.head(data, site);
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href="/assets/site.css" />
      </head>
      <body>
        <SiteLayout site={site} path={paths.insights()}>
          <insightsPage.View data={data} site={site} />
        </SiteLayout>
      </body>
    </html>
  );
}

async function readPosts(): Promise<PostSummary[]> {
  const { rows } = await db.query<Post>(
    `SELECT slug, title, category, author, left(content, 3000) AS content,
            image_url AS "imageUrl", published_at AS "publishedAt"
       FROM blog_posts WHERE published_at IS NULL OR published_at <= now()
      ORDER BY published_at DESC NULLS LAST, slug LIMIT $1`,
    [PAGE_POSTS],
  );
  return rows.map((post) => summaryOf(post, keptExcerpt(post.content)));
}

/** Made once, as the site's are. */
function keptExcerpt(content: string): string {
  const excerpt = excerpts.get(content) ?? excerptOf(content);
  excerpts.set(content, excerpt);
  return excerpt;
}

async function fetchPosts(origin: string): Promise<PostSummary[]> {
  const rows: Record<string, string | null>[] = await (
    await fetch(`${origin}${paths.api.posts()}`)
  ).json();
  return rows.map((row) => ({
    slug: row.slug ?? "",
    title: row.title ?? "",
    category: row.category ?? "",
    author: row.author ?? null,
    publishedAt: row.published_at ?? null,
    excerpt: excerptOf(row.content ?? ""),
    picture: pictureOfPost(row.image_url ?? null),
  }));
}
