// For tests only: the whole app, and a function that sends demo requests like a browser.
import { paths } from "../../shared/paths.ts";
import type { Database } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { startApp } from "./start-app.ts";

interface Options extends Partial<Pick<Deps, "now" | "wakeDelivery">> {
  db: Database["db"];
  captcha: Deps["captcha"];
}

export async function startDemoRequestApp({ db, ...options }: Options) {
  const app = await startApp(db, { ...options, env: { TRUST_PROXY: "1" } });
  return {
    /** Sends a valid request with these changes. */
    send: (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      fetch(app.url + paths.api.submitDemoRequest(), {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ ...validRequest, ...changes }),
      }),
    close: app.close,
  };
}

const validRequest = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "good",
};
