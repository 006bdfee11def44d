/** What was found at one place. Only `bad` keeps a site from being in order. */
export interface Finding {
  verdict: "good" | "look" | "bad";
  subject: string;
  words: string;
}

export function good(subject: string, words: string): Finding {
  return { verdict: "good", subject, words };
}

/** Something that may be meant so. */
export function look(subject: string, words: string): Finding {
  return { verdict: "look", subject, words };
}

export function bad(subject: string, words: string): Finding {
  return { verdict: "bad", subject, words };
}

/** What a check finds; that it fails is a finding as well. */
export async function examine(
  subject: string,
  check: () => Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    return [bad(subject, reasonOf(error))];
  }
}

/** Node hides why a connection failed: in a cause, or in one error for each address of a host. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.message === "fetch failed") return reasonOf(cause);
  return error instanceof Error ? error.message : String(error);
}
