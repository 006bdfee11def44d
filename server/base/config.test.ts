import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig, unsetPlaceholders } from "./config.ts";

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
  expect(() => readConfig({ POST_IMAGE_HOSTS: "https://media.example.com" })).toThrow(
    /POST_IMAGE_HOSTS is .* expected a list/,
  );
});

test("reports all faults together, each with the name of its variable", () => {
  const wrong = {
    SITE_URL: "https://example.com/path",
    CAPTCHA_PROVIDER: "recaptcha",
    SMTP_URL: "smtp://localhost",
    LOG_LEVEL: "loud",
  };
  const names =
    "SITE_URL CAPTCHA_SITE_KEY CAPTCHA_SECRET_KEY MAIL_FROM DEMO_REQUEST_TO LOG_LEVEL".split(" ");
  const faults = names.map((name) => expect.stringMatching(`^${name} `));

  expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ faults }));
});

test.each([
  ["2", 2],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
  ["", false],
])("accepts TRUST_PROXY=%s", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

test.each(["0", "true", "10.0.0.0/33", "1.2.3", "-1"])("rejects TRUST_PROXY=%s", (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY/);
});

const folder = await mkdtemp(join(tmpdir(), "site-file-"));
afterAll(() => rm(folder, { recursive: true }));

async function jsonFile(content: unknown): Promise<string> {
  const path = join(folder, "site.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const partner = { name: "A", logo: "railway.svg" };

test.each([
  ["no JSON", "[", /JSON/],
  ["null", null, /the file is null, expected an object/],
  ["a misspelled field", { contactMail: "a@b.example" }, /contactMail is unknown/],
  ["an empty text", { name: " " }, /name is empty/],
  ["no e-mail address", { company: { supportEmail: "us" } }, /company\.supportEmail is no e-mail/],
  ["an http link", { links: [{ name: "A", url: "http://a.example" }] }, /0\.url is no https/],
  ["a link without a name", { links: [{ url: "https://a.example" }] }, /links\.0\.name is missing/],
  ["an unknown question", { company: { securityAnswers: { No: "A" } } }, /No is no subject/],
  ["an unknown role", { company: { roles: { cook: { Pay: "Fair" } } } }, /roles\.cook is no role/],
  ["an unknown term", { company: { roles: { "embedded-engineer": { No: 1 } } } }, /is no term/],
  ["partners that are no list", { partners: {} }, /partners is no list/],
  ["no partner", { partners: [] }, /partners is empty/],
  ["a partner’s script", { partners: [{ ...partner, link: "javascript:1" }] }, /link is no http/],
  ["a logo of another format", { partners: [{ ...partner, logo: "a.gif" }] }, /0\.logo ends with/],
  ["a logo that is missing", { partners: [partner] }, /railway\.svg/],
])("the start fails and names the file and the field where it holds %s", async (_, json, fault) => {
  const SITE_FILE = await jsonFile(json);

  expect(() => readConfig({ SITE_FILE })).toThrow(fault);
  expect(() => readConfig({ SITE_FILE })).toThrow(`SITE_FILE is "${SITE_FILE}": `);
});

test("PARTNERS_FILE is the list of partners alone, with the same checks", async () => {
  const PARTNERS_FILE = await jsonFile([{ name: "A", logo: "a.gif" }]);

  expect(() => readConfig({ PARTNERS_FILE })).toThrow(
    `PARTNERS_FILE is "${PARTNERS_FILE}": partners.0.logo ends with none of .svg`,
  );
  expect(() => readConfig({ PARTNERS_FILE: "/nowhere/partners.json" })).toThrow(
    'PARTNERS_FILE is "/nowhere/partners.json", which cannot be read',
  );
});
