import { constants, createBrotliCompress } from "node:zlib";
import express from "express";
import pg from "pg";
import { renderToPipeableStream } from "react-dom/server";
import { SiteLayout } from "../../../client/layout/site-layout.tsx";
import { insights } from "../../../client/pages/insights/insights.page.tsx";
import { createPostParser } from "../../../server/posts/markdown/post-parser.ts";
import { summaryOf } from "../../../server/posts/post-reader.ts";
import { countPublicPosts, listPosts } from "../../../server/posts/queries/posts.ts";
import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import { PAGE_POSTS } from "../../../shared/post.ts";

// Express with React as one writes it by hand, without a cache of pages: the list of posts with the site's query,
// view, styles and compression. Excerpts are made once for each text, as the site's are.
const contacts = { contactEmail: "a@b.example", contactPhone: "1", careersEmail: "a@b.example" };
const site = { name: "Baseline", url: "http://localhost", ...contacts };
const { PAGE_URL = "", DATABASE_URL: connectionString, PORT, HOST = "" } = process.env;
const db = new pg.Pool({ connectionString });
const [, css = ""] = /<style>(.*?)<\/style>/s.exec(await (await fetch(PAGE_URL)).text()) ?? [];
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const parser = createPostParser({ siteUrl: site.url });
const excerpts: Record<string, string> = {};

const app = express();
app.get(paths.insights(), async (_request, response) => {
  const [posts] = await Promise.all([listPosts(db, { limit: PAGE_POSTS }), countPublicPosts(db)]);
  const summaries = posts.map((post) => summaryOf(post, excerptOnce(post.content)));
  response.set({ "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
  const { pipe } = renderToPipeableStream(<Document posts={summaries} />, {
    onAllReady: () => pipe(createBrotliCompress(brotli)).pipe(response),
  });
});
app.listen(Number(PORT), HOST);

function excerptOnce(text: string): string {
  excerpts[text] ??= parser.parse(text).excerpt;
  return excerpts[text];
}

function Document({ posts }: { posts: PostSummary[] }) {
  const data = { list: { posts, failed: false } };
  return (
    <html lang="en-CA">
      <head>
        <title>{insights.head(data, site).title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own styles */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <SiteLayout site={site} path={paths.insights()}>
          <insights.View data={data} site={site} />
        </SiteLayout>
      </body>
    </html>
  );
}
