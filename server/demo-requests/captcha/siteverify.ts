import * as v from "valibot";
import type { CaptchaProvider } from "../../../shared/captcha.ts";
import type { Log } from "../../base/log.ts";
import type { Captcha, Verdict } from "./captcha.ts";

/** How long the provider may take to verify a token. */
export const VERIFY_TIMEOUT_MS = 5_000;

interface Options {
  provider: CaptchaProvider;
  verifyUrl: string;
  secretKey: string;
  /** The site's host name. Tokens solved on another host are rejected. */
  hostname: string;
  log: Log;
  timeoutMs?: number;
}

/** The siteverify protocol of reCAPTCHA, hCaptcha and Turnstile: a form post with a JSON response. */
export function createSiteverify(options: Options): Captcha {
  const { provider, log } = options;
  return {
    provider,
    async verify(token, { requestId }): Promise<Verdict> {
      if (token === "") return { ok: false, reason: "invalid" };
      const fields = new URLSearchParams({ secret: options.secretKey, response: token });
      // With this key Turnstile accepts a second check of the token for the same request.
      if (provider === "turnstile" && requestId) fields.set("idempotency_key", requestId);
      try {
        const answer = await requestVerdict(options, fields);
        return verdictOf(answer, options);
      } catch (error) {
        log.error({ err: error, provider }, "the captcha provider cannot be reached");
        return { ok: false, reason: "unavailable" };
      }
    },
  };
}

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.nullish(v.string(), ""),
  "error-codes": v.nullish(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answerSchema>;

/** @throws if the provider does not send a valid response in time */
async function requestVerdict(
  { verifyUrl, timeoutMs = VERIFY_TIMEOUT_MS }: Options,
  body: URLSearchParams,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(verifyUrl, { method: "POST", body, signal, redirect: "error" });
  if (response.status >= 500) throw new Error(`siteverify answered ${response.status}`);
  return v.parse(answerSchema, await response.json());
}

type Reason = Exclude<Verdict, { ok: true }>["reason"];

/** Error codes from the documentation of the three providers. Any other means an invalid token. */
const REASONS = new Map<string, Reason>([
  ["missing-input-secret", "misconfigured"],
  ["invalid-input-secret", "misconfigured"],
  ["sitekey-secret-mismatch", "misconfigured"],
  ["invalid-sitekey", "misconfigured"],
  ["not-using-dummy-passcode", "misconfigured"],
  ["not-using-dummy-secret", "misconfigured"],
  ["internal-error", "unavailable"],
  ["expired-input-response", "expired"],
  ["timeout-or-duplicate", "replayed"],
  ["already-seen-response", "replayed"],
  ["invalid-or-already-seen-response", "replayed"],
]);

const MESSAGES: Partial<Record<Reason, string>> = {
  misconfigured: "the captcha provider rejects CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY",
  unavailable: "the captcha provider reports an internal error",
};

function verdictOf(answer: Answer, { provider, hostname, log }: Options): Verdict {
  if (!answer.success) {
    const codes = answer["error-codes"];
    const reason = codes.flatMap((code) => REASONS.get(code) ?? [])[0] ?? "invalid";
    if (MESSAGES[reason] !== undefined) log.error({ provider, codes }, MESSAGES[reason]);
    return { ok: false, reason };
  }
  if (answer.hostname === "" || answer.hostname === hostname) return { ok: true };
  log.warn(
    { provider, solvedOn: answer.hostname, expected: hostname },
    "a captcha token was solved on another site",
  );
  return { ok: false, reason: "invalid" };
}
