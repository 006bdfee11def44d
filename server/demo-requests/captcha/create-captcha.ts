import { randomBytes } from "node:crypto";
import { captchas } from "../../../shared/captcha.ts";
import type { Config } from "../../config.ts";
import { captchaSecret } from "../../db/captcha-store.ts";
import type { Db } from "../../db/db.ts";
import type { Log } from "../../log.ts";
import { createAltcha } from "./altcha.ts";
import type { Captcha } from "./captcha.ts";
import { createSiteverify } from "./siteverify.ts";

interface Needs {
  config: Pick<Config, "captcha" | "site">;
  db: Db;
  log: Log;
  now: () => Date;
}

/** The configured provider. The secret of our own is made on the first start and kept. */
export async function createCaptcha({ config, db, log, now }: Needs): Promise<Captcha> {
  const { provider, secretKey = "", verifyUrl } = config.captcha;
  const row = captchas[provider];
  if (!row.hosted) {
    const secret = await captchaSecret(db, randomBytes(32).toString("hex"));
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
