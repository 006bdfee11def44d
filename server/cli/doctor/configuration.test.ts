import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { examineConfiguration } from "./configuration.ts";

function verdicts(env: Record<string, string>): Record<string, string> {
  const findings = examineConfiguration(readConfig(env));
  return Object.fromEntries(findings.map(({ subject, verdict }) => [subject, verdict]));
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

test("a complete configuration is good", () => {
  expect(new Set(Object.values(verdicts(complete)))).toEqual(new Set(["good"]));
});

test("what a fresh clone has is worth a look, and nothing in it is bad", () => {
  expect(verdicts({})).toEqual({
    "base address": "look",
    proxies: "good",
    words: "look",
    delivery: "look",
  });
});

test("a public address without TLS is bad", () => {
  const config = { ...complete, SITE_URL: "http://www.railway.example" };

  expect(verdicts(config)["base address"]).toBe("bad");
});

test("an https address without a trusted proxy is worth a look", () => {
  expect(verdicts({ ...complete, TRUST_PROXY: "" }).proxies).toBe("look");
});
