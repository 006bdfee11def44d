import { expect, test } from "@playwright/test";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Database } from "./support/database.ts";
import { demoRequest, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

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

test.describe.configure({ mode: "serial" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({
    ...database.environment,
    NODE_OPTIONS: JUMPING_CLOCK,
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
  });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("when the clock jumps an hour ahead an old solution is refused and a new one accepted", async () => {
  const solved = await solve();
  site.signal("SIGUSR2");

  const answer = await send(solved);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "captcha_failed" } });

  expect((await send(await solve())).status).toBe(201);
  expect((await ask(site.url, "/insights")).status).toBe(200);
});

test("when the clock jumps back an old solution is accepted, once", async () => {
  const solved = await solve();
  site.signal("SIGUSR2");

  expect((await send(solved)).status).toBe(201);
  expect((await send(solved)).status).toBe(403);
  expect((await send(await solve())).status).toBe(201);
  expect((await ask(site.url, "/insights")).status).toBe(200);
});

test("a solution is refused a second time until it expires, also after a restart", async () => {
  const solved = await solve();
  expect((await send(solved)).status).toBe(201);
  await database.query(
    `UPDATE captcha_replays SET used_at = now() - interval '20 minutes';
     INSERT INTO captcha_replays (key, used_at) VALUES ('expired', '2001-01-01')`,
  );

  site.signal("SIGTERM");
  await site.exited();
  await site.start();
  const expired = "SELECT FROM captcha_replays WHERE key = 'expired'";
  await expect.poll(() => database.query(expired)).toEqual([]);

  expect((await send(solved)).status).toBe(403);
});

function send(token: string) {
  return submit(site.url, demoRequest({ recaptcha_token: token }));
}

/** Fetches a challenge and solves it, as a browser does. */
async function solve(): Promise<string> {
  const challenge = JSON.parse((await ask(site.url, "/api/captcha/challenge")).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
