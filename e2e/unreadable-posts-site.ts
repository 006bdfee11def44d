import pg from "pg";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { type RunningSite, startSite } from "./start-site.ts";

/** Starts a site that cannot read its posts; undefined where there is no PostgreSQL to break. */
export async function startUnreadablePostsSite(): Promise<RunningSite | undefined> {
  const postgres = await startThrowawayPostgres();
  if (postgres === undefined) return undefined;
  const site = await startSite({ DATABASE_URL: postgres.url, PAGE_CACHE: "off" });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  await database.end();
  return {
    ...site,
    async stop() {
      await site.stop();
      await postgres.stop();
    },
  };
}
