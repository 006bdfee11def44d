import type { Config } from "./config.ts";
import type { Db } from "./db/db.ts";
import type { Captcha } from "./demo-requests/captcha/captcha.ts";
import type { Log } from "./log.ts";
import type { Markdown } from "./markdown/markdown.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { SecurityHeaders } from "./middleware/security-headers.ts";
import type { Assets } from "./pages/assets.ts";

/** Everything that a request may touch, and all that a test may fake. */
export interface Deps {
  config: Config;
  assets: Assets;
  db: Db;
  markdown: Markdown;
  captcha: Captcha;
  /** Tells the delivery that there is something to send. */
  nudgeDelivery: () => void;
  securityHeaders: SecurityHeaders;
  metrics: Metrics;
  log: Log;
  now: () => Date;
}
