import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onDatabase } from "../testing/every-database.ts";

const role = `content_${crypto.randomUUID().replaceAll("-", "")}`;

onDatabase("postgresql", (database) => {
  beforeAll(async () => {
    const { db } = database();
    // The rights of the content team in docs/operating.md.
    await db.query(
      `CREATE ROLE ${role} LOGIN;
       GRANT SELECT, INSERT, UPDATE, DELETE ON blog_posts TO ${role};
       GRANT SELECT ON blog_post_versions TO ${role};
       GRANT SELECT, INSERT ON media TO ${role};
       INSERT INTO blog_posts (slug, title) VALUES ('a', 'A')`,
    );
  });
  afterAll(() => database().db.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`));

  test.each(["blog_post_versions", "content_version"])(
    "the content team's role gets no rights of the owner by a temporary table %s",
    async (table) => {
      const url = new URL(`${database().db.options.connectionString}`);
      url.username = role;
      // A new connection: PostgreSQL keeps the plan of a function that has run, and its tables, for the session.
      const team = new pg.Client(url.href);
      await team.connect();
      await team.query(
        `CREATE TEMPORARY TABLE ${table} (version bigint, id text, slug text, title text, content text,
           image_url text, category text, author text, published_at timestamptz, revision_note text,
           updated_at timestamptz);
         GRANT ALL ON ${table} TO PUBLIC;
         INSERT INTO ${table} (version) VALUES (1);
         CREATE FUNCTION pg_temp.grant_all() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           EXECUTE 'GRANT SELECT ON public.demo_requests, public.site_settings TO ${role}';
           RETURN NEW;
         END $$;
         CREATE TRIGGER grant_all BEFORE INSERT OR UPDATE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION pg_temp.grant_all()`,
      );

      await team.query("UPDATE blog_posts SET author = coalesce(author, '') || 'x'");

      await expect(team.query("SELECT FROM public.demo_requests")).rejects.toThrow(/permission/);
      await expect(team.query("SELECT FROM public.site_settings")).rejects.toThrow(/permission/);
      await team.end();
    },
  );
});
