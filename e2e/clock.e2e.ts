import { expect } from "@playwright/test";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./start-site.ts";
import { expectPagesStay, send } from "./visitors-of-a-fault.ts";

/** Moves the site's clock by an hour: forwards at the first signal, back from then on. */
const JUMPING_CLOCK = `--import=data:text/javascript,${encodeURIComponent(`
  const TrueDate = Date;
  const HOUR = 3_600_000;
  let ahead = 0;
  let jump = HOUR;
  process.on("SIGUSR2", () => { ahead += jump; jump = -HOUR; });
  globalThis.Date = class extends TrueDate {
    constructor(...given) { super(...(given.length > 0 ? given : [TrueDate.now() + ahead])); }
    static now() { return TrueDate.now() + ahead; }
  };
`)}`;

test.describe.configure({ mode: "serial", timeout: 60_000 });

let postgres: ThrowawayPostgres | undefined;
let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  postgres = await startThrowawayPostgres();
  site = await startSite({
    NODE_OPTIONS: JUMPING_CLOCK,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
});

test.afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

test("the clock jumps an hour ahead: who was at the captcha is asked once more, and then served", async () => {
  const solved = await solve();
  site.process.kill("SIGUSR2");

  const answer = await send(site, solved);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { code: "captcha_failed" } });

  expect((await send(site, await solve())).status).toBe(201);
  await expectPagesStay(site);
});

test("the clock jumps back: what was solved before holds, once", async () => {
  const solved = await solve();
  site.process.kill("SIGUSR2");

  expect((await send(site, solved)).status).toBe(201);
  expect((await send(site, solved)).status).toBe(403);
  expect((await send(site, await solve())).status).toBe(201);
  await expectPagesStay(site);
});

/** Fetches a challenge and solves it, as a browser does. */
async function solve(): Promise<string> {
  const response = await fetch(site.url + paths.api.captchaChallenge());
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
