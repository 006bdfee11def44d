import type { Db } from "./db.ts";

/** The database role of a connection. */
export interface Role {
  role: string;
  /** True if it may create tables and owns the migrations table, if that exists. */
  mayMigrate: boolean;
  isSuperuser: boolean;
}

export async function findRole(db: Db): Promise<Role> {
  const { rows } = await db.query<Role>(
    `SELECT rolname AS role, rolsuper AS "isSuperuser",
            has_schema_privilege(current_schema(), 'CREATE') AND NOT EXISTS (
              SELECT FROM pg_class
               WHERE oid = to_regclass('schema_migrations')
                 AND NOT pg_has_role(relowner, 'USAGE')) AS "mayMigrate"
       FROM pg_roles WHERE rolname = current_user`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error("The database does not name the current role");
  return found;
}
