import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { type CorpusPost, postCorpus } from "../testing/post-corpus.ts";
import { createPostsWorkspace } from "../testing/posts-commands.ts";
import { createTestSite } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  const workspace = createPostsWorkspace(database);
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  const posts = Object.entries(postCorpus).map(([name, post]) => ({ name, ...post }));
  const isRefused = ({ findings = [] }: CorpusPost) =>
    findings.some((finding) => finding.startsWith("error"));

  beforeEach(async () => {
    const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: "#36c" } });
    await picture.png().toFile(join(workspace.folder, "line.png"));
    await picture.png().toFile(join(workspace.folder, "A, B.png"));
  });

  test.each(posts)("check reports what $name needs", async ({ text, excerpt, findings = [] }) => {
    const path = await workspace.write("post", text);

    const report = await readReport(path);

    const lines = report.filter((line) => !/excerpt:|post\.md: ok/.test(line));
    expect(lines).toHaveLength(findings.length);
    for (const [index, finding] of findings.entries()) {
      const [level, message] = finding.startsWith("error ")
        ? ["error", finding.slice(6)]
        : ["", finding];
      expect(lines[index]).toMatch(new RegExp(`^.*post\\.md:\\d+: ${level}`));
      expect(lines[index]).toContain(message);
    }
    expect(report.join("\n")).toContain(`excerpt: ${excerpt.replaceAll("\u200d", " ")}`);
  });

  describe.each(posts.filter((post) => !isRefused(post)))("$name", ({ text, excerpt, html }) => {
    beforeEach(async () => {
      await workspace.run("put", await workspace.write("post", text));
    });

    test("shows without a hole, with the same beginning in list, feed and Markdown", async () => {
      const page = (await site.get("/insights/post")).text;
      const body = page.slice(page.indexOf("<article"), page.indexOf("</article>"));
      const sources = [...body.matchAll(/<img [^>]*?src="([^"]*)"/g)].map(([, src]) => src);
      expect(sources.filter((src) => !/^\/(?:media|assets)\//.test(src ?? ""))).toEqual([]);
      expect(body).not.toMatch(/<p>\s*<\/p>|plain-text/);
      expect(body).toContain(html ?? "");
      const listed = JSON.parse((await site.get("/api/post-summaries")).text).posts[0].excerpt;
      expect(listed.startsWith(excerpt)).toBe(true);
      const [item] = JSON.parse((await site.get("/feed.json")).text).items;
      expect(item.summary).toBe(listed);
      expect(item.content_html).not.toMatch(/src="(?!https:\/\/site\.example\/)/);
      expect((await site.get("/feed.xml")).text).toContain("https://site.example/insights/post");
      const [{ content }] = await workspace.rowsOf();
      expect((await site.get("/insights/post.md")).text).toContain(content);
    });
  });

  /** The lines that `check` prints, also for a post with errors. */
  async function readReport(path: string): Promise<string[]> {
    const output = await workspace.report("check", path);
    return stripVTControlCharacters(output).trim().split("\n");
  }
});
