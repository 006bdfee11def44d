import { expect, test } from "@playwright/test";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { demoRequest, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { preload } from "./support/site.ts";

/** Moves the site's clock an hour ahead at the first signal, and back at the second. */
const JUMPING_CLOCK = preload(`
  let ahead = 0;
  process.on("SIGUSR2", () => { ahead = 3_600_000 - ahead; console.log("The clock jumped"); });
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
    static now() { return super.now() + ahead; }
  };
`);

const own = ownSite({ NODE_OPTIONS: JUMPING_CLOCK });

test("when the clock jumps an hour ahead an old solution is refused and a new one accepted; when it jumps back an old one is accepted, once", async () => {
  const earlier = await solve();
  await jump();
  const answer = await send(earlier);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "captcha_failed" } });
  expect((await send(await solve())).status).toBe(201);

  const later = await solve();
  await jump();
  expect((await send(later)).status).toBe(201);
  expect((await send(later)).status).toBe(403);
  expect((await send(await solve())).status).toBe(201);
  expect((await ask(own.site.url, "/insights")).status).toBe(200);
});

/** Resolves once the site's clock has jumped. */
async function jump(): Promise<void> {
  const jumps = () => own.site.log.filter((line) => line === "The clock jumped").length;
  const before = jumps();
  own.site.signal("SIGUSR2");
  await expect.poll(jumps).toBe(before + 1);
}

function send(token: string) {
  return submit(own.site.url, demoRequest({ recaptcha_token: token }));
}

/** Fetches a challenge and solves it, as a browser does. */
async function solve(): Promise<string> {
  const challenge = JSON.parse(
    (await ask(own.site.url, "/api/captcha/challenge")).text,
  ) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
