import type { Mail } from "../../server/testing/mail-server-stand-in.ts";

/** The variables that have a site deliver demo requests to this mail server. */
export function mailEnvironment(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "site@site.example",
    DEMO_REQUEST_TO: "sales@site.example",
  };
}

/** The reference of the demo request in each mail's subject, in the order of arrival. */
export function referencesIn(mails: readonly Mail[]): string[] {
  return mails.map(({ headers }) => {
    const [, reference = ""] = /emo request (\S+?)(:|$)/.exec(headers.get("subject") ?? "") ?? [];
    return reference;
  });
}

/**
 * Counts mails that were sent again with another Message-ID, which mail programs cannot recognize as
 * duplicates.
 */
export function unrecognisableRepeats(mails: readonly Mail[]): number {
  const ids = new Map<string, Set<string | undefined>>();
  for (const [index, reference] of referencesIn(mails).entries()) {
    const known = ids.get(reference) ?? new Set();
    ids.set(reference, known.add(mails[index]?.headers.get("message-id")));
  }
  return [...ids.values()].filter(({ size }) => size > 1).length;
}
