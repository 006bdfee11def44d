import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { findNginx } from "../find-nginx.ts";
import { startNginx } from "../start-nginx.ts";
import { freePort, startSite } from "../start-site.ts";
import type { Grade } from "./observatory-process.ts";

const OBSERVATORY = join(dirname(fileURLToPath(import.meta.url)), "observatory-process.js");

/** A post list that takes long enough for the page to go ahead. */
const SLOW_POSTS = `
  ALTER TABLE blog_posts RENAME TO slow_posts;
  CREATE VIEW blog_posts AS
    SELECT slow_posts.* FROM slow_posts, (SELECT pg_sleep(0.2)) AS pause;
`;

export interface GradedSite {
  slowPosts(): Promise<void>;
  suspendDatabase(): Promise<void>;
  /** @param observatory where it is installed */
  grade(observatory: string, paths: readonly string[]): Promise<Grade[]>;
  stop(): Promise<void>;
}

/** The site as visitors reach it, with a certificate that the grader trusts. */
export async function startGradedSite(environment: Record<string, string>): Promise<GradedSite> {
  const [binary, postgres] = [findNginx(), await startThrowawayPostgres()];
  if (binary === undefined || postgres === undefined) {
    throw new Error("nginx with openssl, and PostgreSQL, are needed here");
  }
  const [port, sitePort] = [await freePort(), await freePort()];
  const site = await startSite({
    DATABASE_URL: postgres.url,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    PORT: String(sitePort),
    SITE_URL: `https://localhost:${port}`,
    ...environment,
  });
  const nginx = await startNginx({ binary, port, sites: [sitePort] });
  return {
    async slowPosts() {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(SLOW_POSTS).finally(() => client.end());
    },
    suspendDatabase: () => postgres.suspend(),
    async grade(observatory, paths) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [OBSERVATORY, observatory, String(port), ...paths],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate } },
      );
      return JSON.parse(stdout);
    },
    async stop() {
      await nginx.stop();
      await site.stop();
      await postgres.stop();
    },
  };
}
