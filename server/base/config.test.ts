import { expect, test } from "vitest";
import { ConfigError, readConfig, unsetPlaceholders } from "./config.ts";

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test("names the variables of the placeholders that visitors see, the neutral logos included", () => {
  const { site } = readConfig({ SITE_NAME: "Name", CONTACT_EMAIL: "office@name.example" });

  expect(unsetPlaceholders(site)).toEqual(["CONTACT_PHONE", "CAREERS_EMAIL", "PARTNERS_FILE"]);
  expect(unsetPlaceholders({ ...site, partners: [] })).not.toContain("PARTNERS_FILE");
});

test("POST_IMAGE_HOSTS accepts a list of hosts with optional ports", () => {
  const hosts = "Media.example.com, 127.0.0.1:9000,[::1]:80";

  expect(readConfig({}).postImageHosts).toBeUndefined();
  expect(readConfig({ POST_IMAGE_HOSTS: hosts }).postImageHosts).toEqual([
    "media.example.com",
    "127.0.0.1:9000",
    "[::1]:80",
  ]);
  expect(faultsOf({ POST_IMAGE_HOSTS: "https://media.example.com" })).toEqual([
    expect.stringMatching(/^POST_IMAGE_HOSTS is .* expected a list/),
  ]);
});

test("reports all faults together, each with the name of its variable", () => {
  const faults = faultsOf({
    SITE_URL: "https://example.com/path",
    CAPTCHA_PROVIDER: "recaptcha",
    SMTP_URL: "smtp://localhost",
    LOG_LEVEL: "loud",
  });

  expect(faults.map((fault) => fault.split(" ")[0]).join(" ")).toBe(
    "SITE_URL CAPTCHA_SITE_KEY CAPTCHA_SECRET_KEY MAIL_FROM DEMO_REQUEST_TO LOG_LEVEL",
  );
});

test.each([
  ["2", 2],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ["", false],
])("accepts TRUST_PROXY=%s", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test.each(["0", "true", "10.0.0.0/33", "1.2.3", "-1"])("rejects TRUST_PROXY=%s", (value) => {
  expect(faultsOf({ TRUST_PROXY: value })).toHaveLength(1);
});
