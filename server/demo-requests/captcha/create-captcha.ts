import { captchas } from "../../../shared/captcha.ts";
import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import type { Db } from "../../database/db.ts";
import { getKey } from "../../database/secrets.ts";
import { createAltcha } from "./altcha.ts";
import type { Captcha } from "./captcha.ts";
import { createSiteverify } from "./siteverify.ts";

interface CaptchaDeps {
  config: Pick<Config, "captcha" | "site">;
  db: Db;
  log: Log;
  now: () => Date;
}

/** Creates the configured captcha. The secret of the site's own captcha is in the database. */
export async function createCaptcha({ config, db, log, now }: CaptchaDeps): Promise<Captcha> {
  const { provider, secretKey = "", verifyUrl } = config.captcha;
  const row = captchas[provider];
  if (!row.hosted) {
    const secret = await getKey(db, "captcha");
    return createAltcha({ secret, now });
  }
  return createSiteverify({
    provider,
    verifyUrl: verifyUrl ?? row.verifyUrl,
    secretKey,
    hostname: new URL(config.site.url).hostname,
    log,
  });
}
