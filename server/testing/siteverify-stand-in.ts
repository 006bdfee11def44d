// For tests only: a server on loopback that simulates the three hosted captcha providers.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { CaptchaProvider } from "../../shared/captcha.ts";

export const standInSecret = "the-right-secret";

type Hosted = Exclude<CaptchaProvider, "altcha">;
const codes: Record<Hosted, { used: string; expired: string }> = {
  recaptcha: { used: "timeout-or-duplicate", expired: "timeout-or-duplicate" },
  hcaptcha: { used: "already-seen-response", expired: "expired-input-response" },
  turnstile: { used: "timeout-or-duplicate", expired: "timeout-or-duplicate" },
};

const solvedOn: Record<string, string> = { good: "localhost", elsewhere: "phishing.example" };

/**
 * The token determines the response: `good…`, `expired…`, `elsewhere…` (solved on another host),
 * `slow…` (no response), `broken…` (500), `garbled…` (not JSON); any other is invalid.
 */
export async function startSiteverify(provider: Hosted) {
  const used = new Set<string>();
  const requests: URLSearchParams[] = [];

  const verdictFor = (form: URLSearchParams) => {
    const token = form.get("response") ?? "";
    const known = solvedOn[token.replace(/\W.*$/, "")];
    if (form.get("secret") !== standInSecret) return failure("invalid-input-secret");
    if (token.startsWith("expired")) return failure(codes[provider].expired);
    if (known === undefined) return failure("invalid-input-response");
    if (used.has(token)) return failure(codes[provider].used);
    used.add(token);
    return { success: true, hostname: known };
  };
  const respond = async (form: URLSearchParams, response: ServerResponse) => {
    const token = form.get("response") ?? "";
    if (token.startsWith("slow")) return;
    if (token.startsWith("broken")) response.statusCode = 500;
    const verdict = verdictFor(form);
    response.end(token.startsWith("garbled") ? "<html>" : JSON.stringify(verdict));
  };

  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    requests.push(form);
    await respond(form, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    /** The received forms. */
    requests,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function failure(code: string) {
  return { success: false, "error-codes": [code] };
}
