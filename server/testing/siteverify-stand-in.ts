// For tests only, also those in `e2e/`: a server on loopback that simulates the three hosted captcha providers.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

const SECRET = "the-right-secret";
const LATE_MS = 300;
const accepted = { success: true, hostname: "127.0.0.1" };
const refusal = (code: string) => ({ success: false, "error-codes": [code] });
const codes = {
  recaptcha: { used: "timeout-or-duplicate", expired: "timeout-or-duplicate" },
  hcaptcha: { used: "already-seen-response", expired: "expired-input-response" },
  turnstile: { used: "timeout-or-duplicate", expired: "timeout-or-duplicate" },
};

/** The token determines the response; any other token is invalid. */
export const tokens = {
  /** A new solution. As with real providers, each lets only one check pass. */
  solved: () => `solved-${crypto.randomUUID()}`,
  /** Accepted after a moment; meanwhile a second check of it is refused. */
  solvedLate: () => `solved-late-${crypto.randomUUID()}`,
  expired: "expired",
  solvedOnAnotherSite: "elsewhere",
  providerFails: "broken",
  /** As if the site's secret were wrong. */
  wrongKeys: "wrong-keys",
  notJson: "garbled",
  noResponse: "slow",
} as const;

export type Siteverify = Awaited<ReturnType<typeof startSiteverify>>;

/** Starts the siteverify address of a provider for a site on 127.0.0.1. */
export async function startSiteverify(provider: keyof typeof codes = "recaptcha") {
  const used = new Set<string>();
  const requests: URLSearchParams[] = [];

  const fixed: Record<string, object> = {
    [tokens.solvedOnAnotherSite]: { success: true, hostname: "other.example" },
    [tokens.expired]: refusal(codes[provider].expired),
    [tokens.wrongKeys]: refusal("invalid-input-secret"),
  };
  const verdictOn = (token: string, secret: string | null) => {
    if (secret !== SECRET) return fixed[tokens.wrongKeys];
    if (token in fixed) return fixed[token];
    if (!token.startsWith("solved-")) return refusal("invalid-input-response");
    if (used.has(token)) return refusal(codes[provider].used);
    used.add(token);
    return accepted;
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    requests.push(form);
    const token = form.get("response") ?? "";
    if (token === tokens.noResponse) return;
    const verdict = verdictOn(token, form.get("secret"));
    if (token.startsWith("solved-late-") && verdict === accepted) await delay(LATE_MS);
    if (token === tokens.providerFails) response.statusCode = 500;
    response.setHeader("Content-Type", "application/json");
    response.end(token === tokens.notJson ? "<html>" : JSON.stringify(verdict));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** The variables that point a site to this server. */
    environment: {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: "site-key",
      CAPTCHA_SECRET_KEY: SECRET,
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    /** The received forms. */
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
