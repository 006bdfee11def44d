// For tests only: a site that does nothing but take demo requests, spoken to over HTTP.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import express, { type ErrorRequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import { captchaChallenge } from "../api/captcha-challenge.ts";
import { submitDemoRequest } from "../api/demo-requests.ts";
import { readConfig } from "../config.ts";
import type { Db } from "../db/db.ts";
import type { Captcha } from "../demo-requests/captcha/captcha.ts";
import { errorBody, HttpError } from "../errors.ts";
import { createLog } from "../log.ts";

interface Options {
  db: Db;
  captcha: Captcha;
  env?: Record<string, string>;
  now?: () => Date;
  nudgeDelivery?: () => void;
}

export async function startDemoRequestApp(options: Options) {
  const { db, captcha, env = {}, now = () => new Date(), nudgeDelivery = () => {} } = options;
  const deps = {
    db,
    captcha,
    now,
    nudgeDelivery,
    config: readConfig(env),
    log: createLog("silent"),
  };
  const app = express();
  app.set("trust proxy", 1);
  app.post(paths.api.submitDemoRequest(), submitDemoRequest(deps));
  app.get(paths.api.captchaChallenge(), captchaChallenge(deps));
  app.use(answerError);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sendRaw = (body: string | Uint8Array | undefined, headers: Record<string, string> = {}) =>
    fetch(url + paths.api.submitDemoRequest(), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      ...(body !== undefined && { body }),
    });
  return {
    sendRaw,
    /** Sends a request that lacks nothing, with these changes. */
    send: (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      sendRaw(JSON.stringify({ ...goodRequest, ...changes }), headers),
    /** Fetches a challenge and solves it, as a browser does. */
    async solve(): Promise<string> {
      const response = await fetch(url + paths.api.captchaChallenge());
      const challenge = (await response.json()) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return btoa(JSON.stringify({ challenge, solution }));
    },
    fetchChallenge: () => fetch(url + paths.api.captchaChallenge()),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const goodRequest = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "good",
};

const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  if (!(error instanceof HttpError)) return void response.status(500).send(String(error));
  const { status, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.set("Retry-After", `${retryAfterSeconds}`);
  response.status(status).json(errorBody(error));
};
