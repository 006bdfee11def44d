import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createMarkdown } from "../../posts/markdown/markdown.ts";
import { isPreviewToken } from "../../posts/preview-token.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { photograph } from "../../testing/picture-host.ts";
import { posts } from "./commands.ts";

/** A text in which checks find nothing. */
const OPENING = "Rail that is hotter than the day it was fixed pushes against itself and may move.";

const markdown = createMarkdown({ log: silentLog, deadlineMs: 20_000 });
afterAll(() => markdown.close());

onAnyDatabase((database) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "posts-command-"));
    await query("DELETE FROM blog_posts; DELETE FROM media");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const query = (sql: string, values?: unknown[]) => database().db.query(sql, values);
  const run = (...args: string[]) =>
    text(
      posts(args, {
        openDb: async () => database().db,
        markdown,
        siteUrl: "https://site.example",
        pictureHosts: undefined,
        listSiteAddresses: async () => new Set<string>(),
        now: () => new Date("2025-11-20T10:00:30Z"),
      }),
    );
  /** Writes a file with this post and returns its path. */
  async function write(slug: string, content = OPENING, head = "published_at: 2025-01-01") {
    const path = join(folder, `${slug}.md`);
    await writeFile(path, `---\nslug: ${slug}\ntitle: The ${slug}\n${head}\n---\n\n${content}\n`);
    return path;
  }
  const rowsOf = async () =>
    (await query("SELECT *, published_at::text AS date FROM blog_posts ORDER BY slug")).rows;

  test("new creates a file that can be put, and never overwrites one", async () => {
    const create = () => run("new", "Voilà: a rail, 2 trains", "--in", folder);
    const path = (await create()).trim();

    expect(path).toBe(join(folder, "voila-a-rail-2-trains.md"));
    const text = await readFile(path, "utf8");
    expect(text).toContain('title: "Voilà: a rail, 2 trains"\ncategory: blog\nauthor:');
    expect(text).toContain("published_at: 2025-11-20T10:00:00Z\n");
    await expect(create()).rejects.toThrow("is there already");
  });

  test("check reports file and line, and fails for errors only", async () => {
    const sound = await write("sound");
    const odd = await write("odd", `${OPENING}\n\nA List<String> of sensors.`);
    const wrong = await write("wrong", "[x](/nowhere)");

    expect(await run("check", sound)).toContain(`${sound}: ok\n  excerpt: Rail that`);
    expect(await run("check", odd)).toMatch(/odd\.md:9: warning: <string>/);
    await expect(run("check", sound, wrong)).rejects.toThrow("1 error");
  });

  test("check and put print no control sequence of a file", async () => {
    const sequences = ["\u001b[2J", "\u001b]0;x\u0007", "\u001b[H"];
    const [clear, title, home] = sequences;
    const text = `${clear}${OPENING}\n\n#### ${title}Heading\n\n[gallery ids="${home}"]`;
    const path = await write("evil", text);

    for (const command of ["check", "put"]) {
      const report = await run(command, path);

      expect(report).toContain("gallery");
      expect(sequences.filter((sequence) => report.includes(sequence))).toEqual([]);
    }
  });

  test("check reports a slug used twice and links to unknown posts", async () => {
    const content = `${OPENING} [a](/insights/gel%C3%A9), [b](/insights/unknown)`;
    const other = join(folder, "other.md");
    await rename(await write("twin", content), other);
    await query("INSERT INTO blog_posts (slug, title) VALUES ('gelé', 'Gelé')");

    await expect(run("check", await write("twin"), other)).rejects.toThrow("2 errors");
    await expect(run("check", other)).rejects.toThrow(/^1 error$/);
  });

  test("put stores nothing when one file has an error, unless forced", async () => {
    const paths = [await write("a"), await write("b", "[x](/nowhere)")];

    await expect(run("put", ...paths)).rejects.toThrow("1 error: nothing was stored");
    expect(await rowsOf()).toEqual([]);

    await run("put", ...paths, "--force");
    expect(await rowsOf()).toHaveLength(2);
  });

  test("put stores a post and each picture once", async () => {
    await writeFile(join(folder, "rail.png"), await photograph(600, 300));
    const text = `${OPENING}\n\n![A rail](rail.png)`;

    const path = await write("a", text, "image_url: rail.png");
    expect(await run("put", path)).toBe("added      https://site.example/insights/a\n");
    expect(await run("put", path)).toMatch(/^unchanged /);
    await run("put", await write("b", text));

    const [a] = await rowsOf();
    expect(a.image_url).toMatch(/^\/media\/[0-9a-f]{16}-600x300\.webp$/);
    expect(a.content).toBe(`${OPENING}\n\n![A rail](${a.image_url})`);
    const stored = await query("SELECT DISTINCT hash FROM media");
    expect(stored.rows).toHaveLength(1);
  });

  test("list includes posts that are not public", async () => {
    const path = await write("a");
    await run("put", path, await write("later", OPENING, "published_at: 2999-01-01"));
    const lines = (await run("list")).split("\n");
    expect(lines[0]).toMatch(/^SLUG +PUBLISHED \(UTC\) +STATE/);
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^later +2999-01-01 00:00 +scheduled/),
      expect.stringMatching(/^a +2025-01-01 00:00 +public/),
    ]);
  });

  test("delete requires --yes", async () => {
    await run("put", await write("a"));

    await expect(run("delete", "a")).rejects.toThrow("add --yes");
    expect(await run("delete", "a", "--yes")).toBe("a is deleted; restore brings it back\n");
  });

  test("delete, history, restore and preview name a post that is unknown", async () => {
    await run("put", await write("new"));

    expect(await run("history", "new")).toMatch(/^VERSION .* TITLE\n$/);
    await expect(run("restore", "new")).rejects.toThrow("There is no such version");
    for (const command of ["delete", "history", "restore", "preview"])
      await expect(run(command, "unknown")).rejects.toThrow("There is no post unknown");
  });

  test("preview prints an address for a post that is not public, which is valid for three days or --hours", async () => {
    await run("put", await write("later", OPENING, "published_at: 2999-01-01"));
    const isValid = (token: string, at: string) =>
      isPreviewToken(database().db, "later", token, new Date(at));

    for (const [args, before, after] of [
      [[], "2025-11-23T10:00:00Z", "2025-11-23T10:01:00Z"],
      [["--hours", "2"], "2025-11-20T12:00:00Z", "2025-11-20T12:01:00Z"],
    ] as const) {
      const address = await run("preview", "later", ...args);
      const [, token = ""] =
        /^https:\/\/site\.example\/preview\/later\/([0-9a-z]+\.[\w-]{43})\n$/.exec(address) ?? [];

      expect([await isValid(token, before), await isValid(token, after)]).toEqual([true, false]);
    }
  });

  test("an export as files that is imported again restores the same table and the same pictures", async () => {
    await query(
      `INSERT INTO blog_posts (id, slug, title, content, image_url, category, author, published_at)
       VALUES ('1', 'plain', 'T', E'# Text\\r\\n\\n"q", |\\n\\n', NULL, 'blog', NULL, NULL),
              ('2', 'Plain', '=1+1', E'\\n --- \\n', '', 'webinar', '', '2025-01-01T00:00:00.123456Z'),
              ('3', E'odd /slug\\u0001\\r\\n', E'two\\nlines', '![A](/media/0123456789abcdef-2x1.webp)', '/x.webp', 'blog', 'Ünï ☃', '0001-01-01T00:00:00Z')`,
    );
    await query(
      `UPDATE blog_posts SET revision_note = E'The area: "86"\\nand more' WHERE id = '2';
       INSERT INTO media (hash, width, format, content) VALUES ('0123456789abcdef', 2, 'webp', '\\x00ff')`,
    );
    const before = await rowsOf();
    const kept = join(folder, "kept");
    expect(await run("export", kept)).toBe(`3 posts and 1 files of pictures in ${kept}\n`);
    await query("DELETE FROM blog_posts; DELETE FROM media");

    await run("import", kept);

    expect(await rowsOf()).toEqual(before);
    expect(await readdir(kept)).toHaveLength(4);
    expect((await query("SELECT content FROM media")).rows).toEqual([
      { content: Buffer.from([0, 255]) },
    ]);
  });

  test("an import stores many posts in batches, and nothing if a post of the first one fails", async () => {
    for (let n = 10; n < 70; n += 1) await write(`p${n}`);
    const wrong = await write("a", "\0");

    await expect(run("import", folder)).rejects.toThrow(/^a: /);
    expect(await rowsOf()).toEqual([]);
    await rm(wrong);
    expect((await run("import", folder)).match(/^added /gm)).toHaveLength(60);
    expect(await rowsOf()).toHaveLength(60);
  });

  test.each([
    ...["fly", "check", "check /nowhere.md", "new", "new x --category blog", "show"],
    ...["show unknown", "list --limit 0", "list a-slug", "export", "export /tmp --dry-run"],
    ...["import", "import /nowhere", "import /dev"],
  ])("rejects %s with a message that says what is expected", async (command) => {
    await expect(run(...command.split(" "))).rejects.toThrow(
      /expect|There is no|cannot be read|npm run posts/,
    );
  });
});
