import { randomUUID } from "node:crypto";
import pg from "pg";
import { goodToken } from "./hosted-captcha-site.ts";

/** A body that a site with a hosted captcha takes, of somebody new. */
export function demoRequest() {
  const id = randomUUID();
  return {
    email: `${id}@railway.example`,
    full_name: "Ada Lovelace",
    company_name: "Analytical Railways",
    industry: "Railways",
    recaptcha_token: goodToken,
    request_id: id,
  };
}

/** Those of all requests in a database, sorted. */
export async function storedReferences(databaseUrl: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("SELECT reference FROM demo_requests");
  await client.end();
  return rows.map(({ reference }) => reference).sort();
}
