import { expect, test } from "vitest";
import { longDate } from "../../shared/format.ts";
import { type NewPostRecord, putPostRecords } from "../posts/queries/post-records.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

const post: NewPostRecord = {
  slug: "rail",
  title: "Rail",
  content: "The first text.",
  image_url: null,
  category: "blog",
  author: null,
  published_at: "2025-05-01T12:00:00Z",
  revision_note: null,
};

onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });

  const put = (changes: Partial<NewPostRecord>) =>
    putPostRecords(database().db, [{ ...post, ...changes }], () => undefined);
  const textOf = async (path: string) =>
    (await site.get(path)).text.replaceAll(/<[^>]+>/g, "").replaceAll("<!-- -->", "");
  const today = longDate(new Date());

  test("a changed post shows the date of the change and the editors' note, a new one none", async () => {
    await put({});
    expect(await textOf("/insights/rail")).not.toContain("Revised");
    await put({ content: "The second text." });
    expect(await textOf("/insights/rail")).toContain(`Revised ${today}`);

    await put({ content: "The second text.", revision_note: "The area was wrong." });

    expect(await textOf("/insights/rail")).toContain(`Revised ${today}: The area was wrong.`);
    expect(await textOf("/insights/rail.md")).toContain(`Revised ${today} (The area was wrong.)`);
    expect((await site.get("/insights/rail")).text).toMatch(/"dateModified":"20/);
  });

  test("a post that was changed before its publication has no revision", async () => {
    await put({ slug: "later", published_at: "2999-01-01T12:00:00Z" });
    await put({ slug: "later", published_at: "2999-01-01T12:00:00Z", content: "Another draft." });
    await site.query(
      "UPDATE blog_posts SET published_at = now() + interval '1 second' WHERE slug = 'later'",
    );

    await expect
      .poll(async () => (await site.get("/insights/later")).status, { timeout: 10_000 })
      .toBe(200);

    expect(await textOf("/insights/later")).not.toContain("Revised");
  });
});
