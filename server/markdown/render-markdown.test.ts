import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { createMarkdown, type Markdown, type MarkdownOptions } from "./render-markdown.ts";

const log = createLog("silent");
const opened: Markdown[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((markdown) => markdown.close()));
});

function open(options: Partial<MarkdownOptions> = {}): Markdown {
  const markdown = createMarkdown({ log, ...options });
  opened.push(markdown);
  return markdown;
}

/** Under the limits, and yet the parser needs minutes. */
const endless = "a\n=\n".repeat(40_000);

describe("an excerpt", () => {
  test("is what the post's own is, be the text whole or cut off", async () => {
    const markdown = open();
    const text = `Some **bold** text\n\n${"More of it. ".repeat(400)}`;

    const { excerpt } = await open().render(text);

    expect(await markdown.excerpt(text)).toBe(excerpt);
    expect(await markdown.excerpt(text.slice(0, 3_000))).toBe(excerpt);
  });

  test("does not wait for a post that keeps the thread", async () => {
    const markdown = open({ deadlineMs: 10_000 });
    const post = markdown.render(endless).then(() => "the post");
    const excerpts = [markdown.excerpt("Some **bold** text"), markdown.excerpt(endless)];

    const first = await Promise.race([post, Promise.all(excerpts)]);

    expect(first).toEqual(["Some bold text", expect.stringMatching(/^a/)]);
    await markdown.close();
    await post;
  });

  test("is made once for all who ask for it together, also while its post is rendered", async () => {
    const markdown = open();
    const asked = vi.spyOn(Worker.prototype, "postMessage");

    const [post, ...excerpts] = await Promise.all([
      markdown.render("With **its** post"),
      markdown.excerpt("With **its** post"),
      ...Array.from({ length: 30 }, () => markdown.excerpt("By **itself**")),
    ]);
    const wanted = asked.mock.calls.map(([task]) => task.wanted);
    asked.mockRestore();

    expect(wanted).toEqual(["post", "excerpt"]);
    expect(new Set(excerpts)).toEqual(new Set([post.excerpt, "By itself"]));
  });

  test("is there even where the thread gave none", async () => {
    const markdown = open();
    await markdown.close();

    expect(await markdown.excerpt("Some **bold** text")).toBe("Some bold text");
  });
});

describe("a post", () => {
  test("is rendered on the thread", async () => {
    const post = await open().render("Some **bold** text");

    expect(post).toMatchObject({ excerpt: "Some bold text", minutes: 1, escaped: false });
    expect(post.html).toBe("<p>Some <strong>bold</strong> text</p>");
  });

  test("is parsed once for all who ask for it, together or later", async () => {
    const markdown = open();

    const [first, second] = await Promise.all([markdown.render("# Hi"), markdown.render("# Hi")]);
    const third = await markdown.render("# Hi");

    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  test("is forgotten when there is no room for it", async () => {
    const markdown = open({ cacheSize: 10 });

    const first = await markdown.render("# Hi");
    const second = await markdown.render("# Hi");

    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  test("gets the sizes of the site's own pictures", async () => {
    const { html } = await open().render("![A](/pictures/hero-rail.webp) ![B](/b.webp)");

    expect(html).toMatch(/<img src="\/assets\/hero-rail-[^"]+" alt="A"[^>]* width="\d+"/);
    expect(html).toContain('<img src="/b.webp" alt="B" loading="lazy" decoding="async"/>');
  });

  test("knows which addresses are the site's own", async () => {
    const { html } = await open({ siteUrl: "https://site.example" }).render(
      "[in](https://site.example/x) [out](https://other.example)",
    );

    expect(html.match(/noopener/g)).toHaveLength(1);
  });
});

describe("after a text that took too long", () => {
  test("the thread is replaced, and who waited is served", async () => {
    const markdown = open({ deadlineMs: 300 });

    const [late, next] = await Promise.all([markdown.render(endless), markdown.render("# Next")]);

    expect(late).toMatchObject({ escaped: true, late: true });
    expect(next).toMatchObject({ escaped: false });
    expect(next).not.toHaveProperty("late");
  });

  test("nobody waits for it again before it gets another try", async () => {
    const warn = vi.fn();
    let time = 0;
    const options = { deadlineMs: 200, retryMs: 1000, now: () => time };
    const markdown = open({ ...options, log: Object.assign(createLog("silent"), { warn }) });
    await markdown.render(endless);

    const again = await markdown.render(endless);
    const triesAtOnce = warn.mock.calls.length;
    time = 1000;
    await markdown.render(endless);

    expect(again.escaped).toBe(true);
    expect(triesAtOnce).toBe(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test("this thread goes on working while the other parses", async () => {
  const markdown = open({ deadlineMs: 600 });
  await markdown.render("warm");
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 10);

  await markdown.render(endless);
  clearInterval(ticking);

  expect(turns).toBeGreaterThan(15);
});

test("closing ends what is under way", async () => {
  const markdown = createMarkdown({ log, deadlineMs: 60_000 });
  const rendering = markdown.render(endless);

  await markdown.close();
  const post = await rendering;

  expect(post.escaped).toBe(true);
});
