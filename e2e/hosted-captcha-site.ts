import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type RunningSite, startSite } from "./start-site.ts";

/** The one token that the stand-in of the provider's server finds good. */
export const goodToken = "good-token";
const SECRET = "secret-key";

/** Starts a site whose captcha is reCAPTCHA, with a stand-in of Google's server. */
export async function startHostedCaptchaSite(): Promise<RunningSite> {
  const provider = await startSiteverify();
  const site = await startSite(provider.environment);
  return {
    ...site,
    async stop() {
      await site.stop();
      provider.stop();
    },
  };
}

/** A stand-in of the server that hosted captchas ask, and what has a site ask it. */
export async function startSiteverify() {
  const server = createServer(async (request, response) => {
    const sent = new URLSearchParams(await text(request));
    const success = sent.get("response") === goodToken && sent.get("secret") === SECRET;
    const codes = success ? [] : ["invalid-input-response"];
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ success, hostname: "localhost", "error-codes": codes }));
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
    stop: () => server.close(),
  };
}
