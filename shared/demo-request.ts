export const industries = ["Railways", "Mining", "Infrastructure"] as const;
export type Industry = (typeof industries)[number];

const maxEmailLength = 254;
export const maxNameLength = 200;

/** The form's data. Only the first five fields are required. */
export interface DemoRequestPayload {
  email: string;
  full_name: string;
  company_name: string;
  industry: Industry;
  /** The token of the configured captcha provider. */
  recaptcha_token: string;
  /** A UUID that all attempts of one request share, so that it is stored once. */
  request_id?: string;
  /** Honeypot: a hidden field that only bots fill in. */
  leave_empty?: string;
  /** Milliseconds between opening the page and sending the form. */
  elapsed_ms?: number;
  attribution?: Attribution;
}

export const attributionFields = [
  "landing_path",
  "referrer_host",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
/** How the visitor came to the site. */
export type Attribution = Partial<Record<(typeof attributionFields)[number], string>>;

/** Excludes brackets, quotes and commas, which result from copying addresses such as `<a@b.ca>`. */
const name = String.raw`[^\s@\p{C}<>()[\],;:"\\]+`;
/** Begins and ends with a letter or digit (RFC 1123, section 2.1), in any script. */
const label = String.raw`(?![^.]{64})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** The last label is no number, as in an IP address. */
const emailShape = new RegExp(`^${name}@(?:${label}\\.)+(?!\\p{N}+$)${label}$`, "u");

/** True for `name@host.tld` without spaces, with a domain that can exist, within the length limit of e-mail addresses. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailShape.test(composed(text));
}

/** Full-width letters and ideographic full stops are other spellings of the same address (RFC 5895). */
function composed(text: string): string {
  return text.normalize("NFKC").replaceAll("。", ".");
}
