import type { Challenge } from "altcha-lib";
import type { CaptchaProvider } from "../../../shared/captcha.ts";

export type Verdict =
  /** `replayKey` identifies the solution when the caller must make sure that it is used once. */
  | { ok: true; replayKey?: string }
  | {
      ok: false;
      /** With the last two no visitor can pass: the provider or the configuration is at fault. */
      reason: "invalid" | "expired" | "replayed" | "unavailable" | "misconfigured";
    };

export interface Captcha {
  provider: CaptchaProvider;
  verify(token: string, context: { requestId: string | undefined }): Promise<Verdict>;
  /** Only of the provider that the site itself is. */
  createChallenge?(): Promise<Challenge>;
}
