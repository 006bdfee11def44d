import type { Mail } from "../../server/testing/mail-server-stand-in.ts";

/** What is configured to have mails delivered to this mail server. */
export function mailEnvironment(url: string): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: "site@site.example",
    DEMO_REQUEST_TO: "sales@site.example",
  };
}

/** The reference that each mail is about, in the order in which they came. */
export function referencesIn(mails: readonly Mail[]): string[] {
  return mails.map(({ headers }) => {
    const [, reference = ""] = /emo request (\S+?)(:|$)/.exec(headers.get("subject") ?? "") ?? [];
    return reference;
  });
}

/** Mails that say again what another has said, and requests whose mails differ in their Message-ID. */
export function repeatsIn(mails: readonly Mail[]): { repeats: number; differing: number } {
  const idsOf = new Map<string, Set<string | undefined>>();
  for (const [index, reference] of referencesIn(mails).entries()) {
    const ids = idsOf.get(reference) ?? new Set();
    idsOf.set(reference, ids.add(mails[index]?.headers.get("message-id")));
  }
  const differing = [...idsOf.values()].filter(({ size }) => size !== 1).length;
  return { repeats: mails.length - idsOf.size, differing };
}
