/** Ended by an administrator or a shutdown, still starting, given up after too long, full of clients. */
const PASSING = new Set(["57P01", "57P02", "57P03", "57014", "53300"]);
/** What `pg` says by itself, without any code. */
const WORDS = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/**
 * Whether an error tells of a database that is not there, or has no time, and may be back soon.
 * A wrong password, a database that does not exist and a faulty query do not pass.
 */
export function isTransientError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isTransientError);
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (isTransientError(cause)) return true;
  if (typeof code !== "string") return WORDS.test(message);
  // Class 08 is of connections; the network's own codes look like ECONNREFUSED, unlike ERR_….
  return PASSING.has(code) || /^(08\w{3}|E(?!RR_)[A-Z_]+)$/.test(code);
}
