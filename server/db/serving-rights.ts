import pg from "pg";
import type { Db } from "./db.ts";
import { inTransaction } from "./transaction.ts";

/** All that a running site does to the tables. What stands in brackets are the only columns. */
export const servingRights: Readonly<Record<string, readonly string[]>> = {
  schema_migrations: ["SELECT"],
  blog_posts: ["SELECT"],
  media: ["SELECT", "INSERT"],
  remote_pictures: [
    ...["SELECT", "INSERT", "DELETE"],
    "UPDATE (media, attempts, due_at, last_error)",
  ],
  site_settings: ["SELECT", "INSERT", "UPDATE (value, updated_at)"],
  demo_requests: ["SELECT", "INSERT", "UPDATE (delivered_at)"],
  outbox: ["SELECT", "INSERT", "UPDATE (attempts, due_at, delivered_at, dead_at, last_error)"],
  rate_limits: ["SELECT", "INSERT", "UPDATE", "DELETE"],
  parsed_posts: ["SELECT", "INSERT", "DELETE"],
  captcha_replays: ["SELECT", "INSERT", "DELETE"],
};

const PRIVILEGES = ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "REFERENCES", "TRIGGER"];

/** The database role of a connection. */
export interface Role {
  role: string;
  /** It may create tables and owns those of ours that are there. */
  mayMigrate: boolean;
  isSuperuser: boolean;
}

/** What it may do, against what serving asks for. */
export interface Rights {
  /** Such as `UPDATE on blog_posts`. */
  beyond: string[];
  /** Of tables that are there. */
  lacking: string[];
}

/**
 * Lets a database role serve the site, and takes from it what else it was given on our tables.
 * @throws where there is no such role, or it could do everything anyhow
 */
export async function grantServingRights(db: Db, role: string): Promise<void> {
  await refuseUnfit(db, role);
  const { role: own, mayMigrate } = await findRole(db);
  if (!mayMigrate) throw new Error(`The database role ${own} does not own the tables`);
  const { rows } = await db.query<{ schema: string }>("SELECT current_schema() AS schema");
  const schema = pg.escapeIdentifier(rows[0]?.schema ?? "public");
  const name = pg.escapeIdentifier(role);
  const tables = Object.entries(servingRights);
  const statements = [
    `REVOKE CREATE ON SCHEMA ${schema} FROM ${name}`,
    `GRANT USAGE ON SCHEMA ${schema} TO ${name}`,
    `REVOKE ALL ON ${tables.map(([table]) => table).join(", ")} FROM ${name}`,
    ...tables.map(([table, rights]) => `GRANT ${rights.join(", ")} ON ${table} TO ${name}`),
  ];
  await inTransaction(db, (client) => client.query(statements.join(";\n")));
}

async function refuseUnfit(db: Db, role: string): Promise<void> {
  const { rows } = await db.query<{ isMaster: boolean }>(
    `SELECT rolsuper OR pg_has_role(oid, (SELECT relowner FROM pg_class
                                           WHERE oid = 'blog_posts'::regclass), 'USAGE') AS "isMaster"
       FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  const [found] = rows;
  if (found === undefined) {
    throw new Error(`There is no database role ${role}: CREATE ROLE ${role} LOGIN PASSWORD '…'`);
  }
  if (found.isMaster) {
    throw new Error(`The database role ${role} owns the tables: serving needs another one`);
  }
}

export async function findRole(db: Db): Promise<Role> {
  const { rows } = await db.query<Role>(
    `SELECT rolname AS role, rolsuper AS "isSuperuser",
            has_schema_privilege(current_schema(), 'CREATE') AND NOT EXISTS (
              SELECT FROM pg_class
               WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1)
                 AND NOT pg_has_role(relowner, 'USAGE')) AS "mayMigrate"
       FROM pg_roles WHERE rolname = current_user`,
    [Object.keys(servingRights)],
  );
  const [found] = rows;
  if (found === undefined) throw new Error("The database does not say who we are");
  return found;
}

interface TableRight {
  table: string;
  privilege: string;
  all: boolean;
  any: boolean;
}

export async function findRights(db: Db): Promise<Rights> {
  const { rows } = await db.query<TableRight>(
    `SELECT relname AS table, privilege, has_table_privilege(oid, privilege) AS all,
            CASE WHEN privilege IN ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
                 THEN has_any_column_privilege(oid, privilege)
                 ELSE has_table_privilege(oid, privilege) END AS any
       FROM pg_class CROSS JOIN unnest($2::text[]) AS privilege
      WHERE relnamespace = current_schema()::regnamespace AND relname = ANY($1)
      ORDER BY array_position($1, relname::text), array_position($2, privilege)`,
    [Object.keys(servingRights), PRIVILEGES],
  );
  const beyond = rows.filter((row) => verdictOn(row) === "beyond");
  const lacking = rows.filter((row) => verdictOn(row) === "lacking");
  return {
    beyond: beyond.map(({ table, privilege }) => `${privilege} on ${table}`),
    lacking: lacking.map(({ table, privilege }) => `${privilege} on ${table}`),
  };
}

/** `all`: on the whole table; `any`: on some of its columns at least. */
function verdictOn({ table, privilege, all, any }: TableRight): "beyond" | "lacking" | "fit" {
  const needed = servingRights[table]?.find((right) => right.split(" ")[0] === privilege);
  if (needed === undefined) return any ? "beyond" : "fit";
  if (needed === privilege) return all ? "fit" : "lacking";
  if (all) return "beyond";
  return any ? "fit" : "lacking";
}
