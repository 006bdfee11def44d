import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createAltcha } from "../demo-requests/captcha/altcha.ts";
import { startDemoRequestApp } from "../testing/demo-request-app.ts";
import { silentLog } from "../testing/every-database.ts";
import { postgresBinaries, startThrowawayPostgres } from "../testing/throwaway-postgres.ts";

test.skipIf(!postgresBinaries())(
  "returns 503 while the database is down and accepts the same captcha token afterwards",
  async () => {
    const server = await startThrowawayPostgres();
    const database = await openDatabase({ databaseUrl: server?.url, dataDir: "", log: silentLog });
    await migrate(database, silentLog);
    const captcha = createAltcha({ secret: "secret", now: () => new Date() });
    const app = await startDemoRequestApp({ db: database.db, captcha });
    const request = { request_id: randomUUID(), recaptcha_token: await app.solve() };

    await server?.suspend();
    const refused = await app.send(request);
    await server?.resume();
    const accepted = await app.send(request);
    const { rows } = await database.db.query("SELECT request_id FROM demo_requests");
    await app.close();
    await database.close();
    await server?.stop();

    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: "unavailable" } });
    expect(accepted.status).toBe(201);
    expect(rows).toEqual([{ request_id: request.request_id }]);
  },
  30_000,
);
