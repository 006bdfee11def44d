import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

const SECRET = "secret-key";

/** The prefix of a token determines the provider's response. */
export const tokens = {
  /** A new solution. As with real providers, each lets only one check pass. */
  solved: () => `solved-${crypto.randomUUID()}`,
  expired: "expired",
  solvedOnAnotherSite: "elsewhere",
  providerFails: "broken",
} as const;

export type CaptchaProvider = Awaited<ReturnType<typeof startCaptchaProvider>>;

/**
 * A stand-in for a hosted captcha's siteverify address, and the variables that point a site to it. It accepts
 * a token after `acceptsAfterMs`, and refuses its second use at once.
 */
export async function startCaptchaProvider({ acceptsAfterMs = 0 } = {}) {
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const token = form.get("response") ?? "";
    const judgement = judge(token, form.get("secret"), used);
    used.add(token);
    if (judgement.success) await delay(acceptsAfterMs);
    if (token === tokens.providerFails) response.statusCode = 500;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(judgement));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      CAPTCHA_PROVIDER: "recaptcha",
      CAPTCHA_SITE_KEY: "site-key",
      CAPTCHA_SECRET_KEY: SECRET,
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function judge(token: string, secret: string | null, used: ReadonlySet<string>) {
  if (secret !== SECRET) return refusal("invalid-input-secret");
  if (token === tokens.solvedOnAnotherSite) return { success: true, hostname: "other.example" };
  if (token === tokens.expired || used.has(token)) return refusal("timeout-or-duplicate");
  if (!token.startsWith("solved-")) return refusal("invalid-input-response");
  return { success: true, hostname: "127.0.0.1" };
}

function refusal(code: string) {
  return { success: false, "error-codes": [code] };
}
