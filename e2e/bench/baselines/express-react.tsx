import { constants, createBrotliCompress } from "node:zlib";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { SiteLayout } from "../../../client/layout/site-layout.tsx";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { pictureOfPost } from "../../../client/media/post-pictures.ts";
// biome-ignore lint/style/noRestrictedImports: the same page, rendered without the site's server
import { insightsPage } from "../../../client/pages/insights.tsx";
import { excerptOf } from "../../../shared/excerpt.ts";
import { paths } from "../../../shared/paths.ts";
import { categoryOf } from "../../../shared/post.ts";

/*
 * What one writes by hand: Express, React's stream, a compressing stream behind it, nothing
 * kept. Its posts lie in memory, so that it is measured without any database.
 */
const site = {
  name: "Baseline",
  url: "http://localhost",
  contactEmail: "hello@example.com",
  contactPhone: "+1 000 000 0000",
  careersEmail: "careers@example.com",
};
const posts = await fetchPosts(process.env.POSTS_OF ?? "");

const app = express();
app.get(paths.insights(), (request, response) => {
  response.set("Content-Type", "text/html; charset=utf-8");
  const compressed = request.acceptsEncodings("br") === "br";
  if (compressed) response.set("Content-Encoding", "br");
  const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const { pipe } = renderToPipeableStream(<Document />, {
    onAllReady() {
      if (compressed) pipe(brotli()).pipe(response);
      else pipe(response);
    },
  });
});
app.listen(Number(process.env.PORT), process.env.HOST ?? "127.0.0.1");

function Document() {
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

async function fetchPosts(origin: string) {
  const rows: Record<string, string | null>[] = await (
    await fetch(`${origin}${paths.api.posts()}`)
  ).json();
  return rows.map((row) => ({
    slug: row.slug ?? "",
    title: row.title ?? "",
    category: categoryOf(row.category ?? ""),
    author: row.author ?? null,
    publishedAt: row.published_at ?? null,
    excerpt: excerptOf(row.content ?? ""),
    picture: pictureOfPost(row.image_url ?? null),
  }));
}
