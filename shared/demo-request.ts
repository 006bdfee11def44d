export const industries = ["Railways", "Mining", "Infrastructure"] as const;
export type Industry = (typeof industries)[number];

export const maxEmailLength = 254;
export const maxNameLength = 200;

/** What the form sends. Only the first five are asked for; the rest helps, and is never required. */
export interface DemoRequestPayload {
  email: string;
  full_name: string;
  company_name: string;
  industry: Industry;
  /** The token of whichever captcha provider is configured. */
  recaptcha_token: string;
  /** A UUID, the same for every try of one request: it is stored once. */
  request_id?: string;
  /** A field that no visitor sees: whoever fills it in is a machine. */
  website?: string;
  /** Milliseconds from the opening of the page to the sending. */
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

/** Brackets, quotes and commas are left out: they come from a paste gone wrong, such as `<a@b.ca>`. */
const part = String.raw`[^\s@\p{C}<>()[\],;:"\\]+`;
const emailShape = new RegExp(`^${part}@${part}\\.${part}$`, "u");

/** Whether this is `something@something.tld` without spaces, and no longer than mail allows. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailShape.test(text);
}
