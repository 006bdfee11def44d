import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { createPostsWorkspace } from "../../testing/posts-commands.ts";

/** Texts that need escaping in YAML or SQL. Each is used for every field of a post. */
const oddTexts = [
  "a\r\nb\r\n",
  "\u{1f682}\u{1f468}\u200d\u{1f469} e\u0301 \ufeff \u2028 \u00a0",
  "null",
  "2025-01-01",
  "\u0001\u0008\u001f\u007f\u0085",
  "![A](/media/0123456789abcdef-2x1.webp)",
  "",
];
const oddDates = [
  null,
  "2025-01-01T00:00:00.000001Z",
  "9999-12-30T00:00:00Z",
  "1969-12-31T23:59:59.999999Z",
];

onAnyDatabase((database) => {
  const workspace = createPostsWorkspace(database);
  const { run, rowsOf } = workspace;

  test("an export as files that is imported again restores the same table and the same pictures", async () => {
    for (const [index, text] of oddTexts.entries()) {
      await workspace.db.query(
        `INSERT INTO blog_posts (id, slug, title, content, image_url, category, author, published_at)
         VALUES ($1, $1, $2, $3, $2, $2, $2, $4)`,
        [`odd-${index}`, text, `${text}${text}`, oddDates[index % oddDates.length]],
      );
    }
    await workspace.db.query(
      `INSERT INTO blog_posts (id, slug, title, content, image_url, category, author, published_at)
       VALUES ('1', 'plain', 'T', E'# Text\\r\\n\\n"q", |\\n\\n', NULL, 'blog', NULL, NULL),
              ('2', 'Plain', '=1+1', E'\\n --- \\n', '', 'webinar', '', '2025-01-01T00:00:00.123456Z'),
              ('3', 'odd /slug', E'two\\nlines', '', '/x.webp', 'blog', 'Ünï ☃', '0001-01-01T00:00:00Z')`,
    );
    await workspace.db.query(
      `UPDATE blog_posts SET revision_note = E'The area: "86"\\nand more' WHERE id = '2';
       INSERT INTO media (hash, width, format, content) VALUES ('0123456789abcdef', 2, 'webp', '\\x00ff')`,
    );
    const before = await rowsOf();
    const kept = join(workspace.folder, "kept");
    expect(await run("export", kept)).toBe(
      `${oddTexts.length + 3} posts and 1 files of pictures in ${kept}\n`,
    );
    await workspace.db.query("DELETE FROM blog_posts; DELETE FROM media");

    await run("import", kept);

    expect(await rowsOf()).toEqual(before);
    expect(await readdir(kept)).toHaveLength(oddTexts.length + 4);
    expect((await workspace.db.query("SELECT content FROM media")).rows).toEqual([
      { content: Buffer.from([0, 255]) },
    ]);
  });

  test("an import stores many posts in batches, and nothing if a post of the first one fails", async () => {
    for (let n = 10; n < 70; n += 1) await workspace.write(`p${n}`);
    const wrong = await workspace.write("a", "\0");

    await expect(run("import", workspace.folder)).rejects.toThrow(/^a: /);
    expect(await rowsOf()).toEqual([]);
    await rm(wrong);
    expect((await run("import", workspace.folder)).match(/^added /gm)).toHaveLength(60);
    expect(await rowsOf()).toHaveLength(60);
  });
});
