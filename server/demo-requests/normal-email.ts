import { domainToASCII } from "node:url";

/**
 * Returns the one spelling of an e-mail address that has several, such as full-width letters or other scripts in the
 * domain: the name in Unicode's form NFKC, the domain in ASCII. Undefined if the domain cannot exist.
 */
export function normalEmail(email: string): string | undefined {
  const [name, domain = ""] = email.normalize("NFKC").split("@");
  const host = domainToASCII(domain);
  return host === "" ? undefined : `${name}@${host}`;
}
