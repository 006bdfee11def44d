import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "../db/db.ts";
import { createLog } from "../log.ts";
import { createMarkdown, type Markdown } from "../markdown/render-markdown.ts";
import { onDatabase } from "../testing/every-database.ts";
import { createKnownPosts } from "./known-posts.ts";

const TEXT =
  "# Rain\n\nSome **bold** rain, and a [link](/insights).\n\n## More\n\n| a | b |\n|---|---|\n| 1 | 2 |";
/** Too deep to be parsed, so that it is shown as it was written. */
const DEEP = "> ".repeat(2_000);

onDatabase("embedded", (database) => {
  let db: Database["db"];
  const opened: Markdown[] = [];
  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM blog_posts; DELETE FROM parsed_posts");
    await db.query(
      "INSERT INTO blog_posts (slug, title, content) VALUES ('rain', 'Rain', $1), ('deep', 'Deep', $2)",
      [TEXT, DEEP],
    );
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(opened.splice(0).map((markdown) => markdown.close()));
  });

  /** As a process has it that has just been started. */
  function begin(parser = "parser") {
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const markdown = createMarkdown({ log });
    opened.push(markdown);
    return { markdown, warn, known: createKnownPosts({ db, markdown, log, parser, limit: 9 }) };
  }

  /** Gives the texts that the parser's thread was asked for; the database's thread is asked other things. */
  function watchParser() {
    const { mock } = vi.spyOn(Worker.prototype, "postMessage");
    return () => mock.calls.flatMap(([task]) => task.markdown ?? []);
  }

  async function parsedOnce() {
    const { markdown, known } = begin();
    const post = await markdown.render(TEXT);
    await markdown.render(DEEP);
    await known.keep();
    return post;
  }

  test("what one process parsed the next one has without a parser", async () => {
    const parsed = await parsedOnce();
    const { markdown, known } = begin();
    const texts = watchParser();

    await known.recall();

    expect(await markdown.render(TEXT)).toEqual(parsed);
    expect(texts()).toEqual([]);
  });

  test("another parser does it anew, and so does everybody with what could not be parsed", async () => {
    await parsedOnce();
    const [same, other] = [begin(), begin("another")];

    await Promise.all([same.known.recall(), other.known.recall()]);
    const texts = watchParser();
    await other.markdown.render(TEXT);
    await same.markdown.render(DEEP);

    expect(texts()).toEqual([TEXT, DEEP]);
  });

  test("where nothing can be kept or read, posts are parsed, and the log says why", async () => {
    const { markdown, known, warn } = begin();
    await db.query("ALTER TABLE parsed_posts RENAME TO elsewhere");

    await known.recall();
    const post = await markdown.render(TEXT);
    await known.keep();
    await db.query("ALTER TABLE elsewhere RENAME TO parsed_posts");

    expect(post.html).toContain("<strong>bold</strong>");
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test("a row that is no JSON costs a warning and a parse", async () => {
    const parsed = await parsedOnce();
    await db.query("UPDATE parsed_posts SET post = '{'");
    const { markdown, known, warn } = begin();

    await known.recall();

    expect(await markdown.render(TEXT)).toEqual(parsed);
    expect(warn).toHaveBeenCalledOnce();
  });
});
