import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createLog } from "../../base/log.ts";
import { createMarkdown, type Markdown, type MarkdownOptions } from "./markdown.ts";

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

/** A text within the limits that takes the parser minutes. */
const endless = "a\n=\n".repeat(40_000);

describe("an excerpt", () => {
  test("is that of the rendered post, and is created once", async () => {
    const markdown = open();
    const text = `Some **bold** text\n\n${"More of it. ".repeat(400)}`;

    const { excerpt } = await markdown.render(text);
    const first = await markdown.excerpt(text);

    expect(first).toEqual({ excerpt });
    expect(await markdown.excerpt(text)).toBe(first);
  });

  test("is created without the worker after close, for now", async () => {
    const markdown = open();
    await markdown.close();

    expect(await markdown.excerpt("Some **bold** text")).toEqual({
      excerpt: "Some bold text",
      timedOut: true,
    });
  });
});

describe("a post", () => {
  let markdown: Markdown;
  beforeAll(() => {
    markdown = createMarkdown({ log, siteUrl: "https://site.example" });
  });
  afterAll(() => markdown.close());

  test("is parsed once for concurrent and later calls", async () => {
    const text = "Some **bold** text";
    const [first, second] = await Promise.all([markdown.render(text), markdown.render(text)]);
    const third = await markdown.render(text);

    expect(first).toMatchObject({ excerpt: "Some bold text", escaped: false });
    expect(first.html).toBe("<p>Some <strong>bold</strong> text</p>");
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  test("a post that the cache is too small for is parsed again", async () => {
    const small = open({ memoCharacters: 10 });

    const first = await small.render("# Hi");
    const second = await small.render("# Hi");

    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  test("contains the sizes of the site's own pictures", async () => {
    const { html } = await markdown.render("![A](/pictures/hero-rail.webp) ![B](/b.webp)");

    expect(html).toMatch(/<img src="\/assets\/hero-rail-[^"]+" alt="A"[^>]* width="\d+"/);
    expect(html).toContain('<img src="/b.webp" alt="B" loading="lazy" decoding="async"/>');
  });
});

/** Waits longer than a retry time of one millisecond. */
const untilRetry = () => new Promise((resolve) => setTimeout(resolve, 10));

describe("a text that misses the deadline", () => {
  test("delays no shorter text, and the second time no other text", async () => {
    const markdown = open({ deadlineMs: 500, retryMs: 1 });
    const finished: string[] = [];
    const render = async (name: string, text: string) => {
      await markdown.render(text);
      finished.push(name);
    };
    const hostile = (n: number) => `${n}${endless}`;
    const long = `${"Word. ".repeat(200)}\n\n`.repeat(130);
    await render("first", hostile(0));
    await untilRetry();

    await Promise.all([
      ...[1, 2, 0].map((n) => render(`hostile ${n}`, hostile(n))),
      render("short", "A harmless post."),
      render("long", long),
    ]);

    expect(finished).toEqual(["first", "hostile 1", "short", "long", "hostile 2", "hostile 0"]);
  });

  test("is shown escaped, and the next text is parsed by a new worker", async () => {
    const markdown = open({ deadlineMs: 1_000 });

    const [late, next] = await Promise.all([markdown.render(endless), markdown.render("# Next")]);

    expect(late).toMatchObject({ escaped: true, timedOut: true });
    expect(next).toMatchObject({ escaped: false });
    expect(next).not.toHaveProperty("timedOut");
  });

  test("does not miss it while the process gets no processor time", async () => {
    const markdown = open({ deadlineMs: 20 });
    const used = vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 0, system: 0 });

    const post = await markdown.render("Word. ".repeat(30_000));
    used.mockRestore();

    expect(post.escaped).toBe(false);
  });

  test("stays escaped after three attempts, so that its pages can be cached", async () => {
    const markdown = open({ deadlineMs: 100, retryMs: 1 });
    const flags: unknown[] = [];

    for (let attempt = 0; attempt < 4; attempt += 1) {
      flags.push((await markdown.render(endless)).timedOut);
      await untilRetry();
    }

    expect(flags).toEqual([true, true, undefined, undefined]);
  });

  test("is parsed again only after the retry time", async () => {
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const markdown = open({ log, deadlineMs: 100, retryMs: 1_000 });
    await markdown.render(endless);

    await markdown.render(endless);
    const attemptsAtOnce = warn.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await markdown.render(endless);

    expect(attemptsAtOnce).toBe(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test("close ends a running parse and escapes its text", async () => {
  const markdown = createMarkdown({ log, deadlineMs: 60_000 });
  const rendering = markdown.render(endless);

  await markdown.close();
  const post = await rendering;

  expect(post.escaped).toBe(true);
});
