/**
 * Returns the message of what was thrown. A failed connection has its reason in `cause`, or in one error for
 * each address of the host.
 */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return reasonOf(thrown.errors[0]);
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message === "fetch failed" ? reasonOf(thrown.cause) : thrown.message;
}
