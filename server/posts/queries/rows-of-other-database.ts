import pg from "pg";

/** Reads the rows of the table `blog_posts` of another PostgreSQL server, with whatever columns they have. */
export async function listPostRowsOf(databaseUrl: string): Promise<{ slug?: unknown }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ row: { slug?: unknown } }>(
      "SELECT to_jsonb(post) AS row FROM blog_posts AS post ORDER BY slug",
    );
    return rows.map(({ row }) => row);
  } finally {
    await client.end();
  }
}
