import type { Database } from "./contract/support/database.ts";
import { Site } from "./contract/support/site.ts";

/** Starts a site that cannot read its posts. */
export async function startUnreadablePostsSite(database: Database): Promise<Site> {
  const site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
  await database.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  return site;
}
