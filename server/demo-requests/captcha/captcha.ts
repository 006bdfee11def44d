import type { Challenge } from "altcha-lib";
import type { CaptchaProvider } from "../../../shared/captcha.ts";

export type Verdict =
  /** If `replayKey` is set, the caller must reject a second use of the same key. */
  | { ok: true; replayKey?: string }
  | {
      ok: false;
      /** The last two are faults of the provider or the configuration, not of the visitor. */
      reason: "invalid" | "expired" | "replayed" | "unavailable" | "misconfigured";
    };

export interface Captcha {
  provider: CaptchaProvider;
  verify(token: string, context: { requestId: string | undefined }): Promise<Verdict>;
  /** Only altcha, the site's own captcha, has this method. */
  createChallenge?(): Promise<Challenge>;
}
