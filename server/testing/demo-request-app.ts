// For tests only: the whole app, and functions that send demo requests like a browser.
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { paths } from "../../shared/paths.ts";
import type { Database } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { startApp } from "./start-app.ts";

interface Options extends Partial<Pick<Deps, "now" | "wakeDelivery">> {
  db: Database["db"];
  captcha: Deps["captcha"];
  env?: Record<string, string>;
}

export async function startDemoRequestApp({ db, env, ...options }: Options) {
  const app = await startApp(db, { ...options, env: { TRUST_PROXY: "1", ...env } });
  const { url } = app;

  const sendRaw = (body: string | Uint8Array | undefined, headers: Record<string, string> = {}) =>
    fetch(url + paths.api.submitDemoRequest(), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body }),
    });
  return {
    sendRaw,
    /** Sends a valid request with these changes. */
    send: (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      sendRaw(JSON.stringify({ ...validRequest, ...changes }), headers),
    /** Fetches a challenge and solves it. */
    async solve(): Promise<string> {
      const response = await fetch(url + paths.api.captchaChallenge());
      const challenge = (await response.json()) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return btoa(JSON.stringify({ challenge, solution }));
    },
    fetchChallenge: () => fetch(url + paths.api.captchaChallenge()),
    close: app.close,
  };
}

export const validRequest = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "good",
};
