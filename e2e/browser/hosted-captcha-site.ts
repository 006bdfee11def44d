import { startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import { Site } from "../contract/support/site.ts";

/** Set by the global setup: where the site with a hosted captcha is. */
export const HOSTED_SITE_VARIABLE = "HOSTED_SITE_UNDER_TEST";

/** A site that a test or a replay has started for itself. */
export interface OwnSite {
  url: string;
  stop(): Promise<void>;
}

/** Starts a site whose captcha is reCAPTCHA, with a stand-in of Google's server. */
export async function startHostedCaptchaSite(
  environment: Record<string, string> = {},
): Promise<OwnSite> {
  const provider = await startSiteverify();
  const site = await Site.start({ ...provider.environment, ...environment });
  return {
    url: site.url,
    async stop() {
      await site.stop();
      provider.stop();
    },
  };
}
