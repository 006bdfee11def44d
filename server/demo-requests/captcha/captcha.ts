import type { Challenge } from "altcha-lib";
import type { CaptchaProvider } from "../../../shared/captcha.ts";

export type Verdict =
  /** `replayKey` names the solution, for those who must see to it that it lets in one request only. */
  | { ok: true; replayKey?: string }
  | {
      ok: false;
      /** The last two are not the visitor's doing: nobody can get in while they last. */
      reason: "invalid" | "expired" | "replayed" | "unavailable" | "misconfigured";
    };

export interface Captcha {
  provider: CaptchaProvider;
  verify(token: string, context: { requestId: string | undefined }): Promise<Verdict>;
  /** Of a provider that the site is itself. */
  createChallenge?(): Promise<Challenge>;
}
