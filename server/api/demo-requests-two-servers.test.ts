import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { createSiteverify } from "../demo-requests/captcha/siteverify.ts";
import { startDemoRequestApp } from "../testing/demo-request-app.ts";
import { onAnyDatabase, silentLog } from "../testing/every-database.ts";
import { standInSecret, startSiteverify } from "../testing/siteverify-stand-in.ts";

onAnyDatabase((database) => {
  let db: Database["db"];
  let provider: Awaited<ReturnType<typeof startSiteverify>>;
  let servers: Awaited<ReturnType<typeof startDemoRequestApp>>[];

  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests; DELETE FROM rate_limits");
    provider = await startSiteverify("recaptcha");
    servers = await Promise.all([startServer(), startServer()]);
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
    await provider.close();
  });

  const startServer = () =>
    startDemoRequestApp({
      db,
      captcha: createSiteverify({
        provider: "recaptcha",
        verifyUrl: provider.url,
        secretKey: standInSecret,
        hostname: "localhost",
        log: silentLog,
      }),
    });
  const sendToBoth = (request: Record<string, unknown>) =>
    Promise.all(servers.map((server) => server.send(request)));
  const countStored = async () => (await db.query("SELECT FROM demo_requests")).rowCount;

  test.each([
    ["answered at once", "good"],
    ["answered late to the first server", "good-late"],
  ])(
    "returns the same 201 for one request id on two servers with the captcha %s",
    async (_when, recaptcha_token) => {
      const responses = await sendToBoth({ request_id: randomUUID(), recaptcha_token });

      const answers = await Promise.all(responses.map((response) => response.json()));
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]).toEqual(answers[0]);
      expect(await countStored()).toBe(1);
    },
  );

  test("returns 201 and 403 for two requests with one captcha token", async () => {
    const [first, second] = servers.map((server) =>
      server.send({ request_id: randomUUID(), recaptcha_token: "good" }),
    );

    const statuses = [(await first)?.status, (await second)?.status];
    expect(statuses.toSorted()).toEqual([201, 403]);
    expect(await countStored()).toBe(1);
  });

  test("with a used captcha token, does not return the reference of a request by another e-mail address", async () => {
    const request_id = randomUUID();
    await servers[0]?.send({ request_id });

    const response = await servers[1]?.send({ request_id, email: "eve@mine.example" });

    expect(response?.status).toBe(403);
  });
});
