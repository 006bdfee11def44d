import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { configurationChecks } from "./configuration.ts";
import { runChecks } from "./finding.ts";

async function levels(env: Record<string, string>): Promise<Record<string, string>> {
  const findings = await runChecks(configurationChecks, readConfig(env));
  return Object.fromEntries(findings.map(({ subject, level }) => [subject, level]));
}

const complete = {
  SITE_URL: "https://www.railway.example",
  SITE_NAME: "Ours",
  CONTACT_EMAIL: "hello@railway.example",
  CONTACT_PHONE: "+1 613 555 0100",
  CAREERS_EMAIL: "careers@railway.example",
  TRUST_PROXY: "1",
  DEMO_REQUEST_WEBHOOK_URL: "https://crm.railway.example/hook",
  DEMO_REQUEST_WEBHOOK_SECRET: "secret",
};

test("a complete configuration has no warnings", async () => {
  expect(new Set(Object.values(await levels(complete)))).toEqual(new Set(["ok"]));
});

test("a fresh clone has warnings and no errors", async () => {
  expect(await levels({})).toEqual({
    "base address": "warning",
    proxies: "ok",
    placeholders: "warning",
    delivery: "warning",
  });
});

test("a public address without TLS is an error", async () => {
  const config = { ...complete, SITE_URL: "http://www.railway.example" };

  expect((await levels(config))["base address"]).toBe("error");
});

test("an https address without a trusted proxy is a warning", async () => {
  expect((await levels({ ...complete, TRUST_PROXY: "" })).proxies).toBe("warning");
});
