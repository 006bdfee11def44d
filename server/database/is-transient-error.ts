import pg from "pg";

/** Terminated by an administrator, shutting down, starting, cancelled by a timeout, too many clients. */
const TRANSIENT_CODES = new Set(["57P01", "57P02", "57P03", "57014", "53300"]);
/** Messages of errors by `pg` itself, which have no code. */
const TRANSIENT_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/**
 * True if a retry may succeed, because the database is unreachable, starting or overloaded. A wrong
 * password, a missing database and a faulty query are not transient.
 */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (isTransientError(cause)) return true;
  if (typeof code !== "string") return TRANSIENT_MESSAGES.test(message);
  // Class 08 contains connection errors. Network errors look like ECONNREFUSED, also those of all addresses of a host;
  // other errors of Node begin with ERR_.
  return TRANSIENT_CODES.has(code) || /^(08\w{3}|E(?!RR_)[A-Z_]+)$/.test(code);
}

/** True if the database is unavailable or rejects a query. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError || isTransientError(error);
}

/** True if a row violates this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}
