import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

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
  ["a number", { company: { legalName: 1 } }, /company\.legalName is no text/],
  ["no e-mail address", { company: { supportEmail: "us" } }, /company\.supportEmail is no e-mail/],
  ["an http link", { links: [{ name: "A", url: "http://a.example" }] }, /0\.url is no https/],
  ["a link without a name", { links: [{ url: "https://a.example" }] }, /links\.0\.name is missing/],
  ["a script", { demo: { schedulingUrl: "javascript:1" } }, /demo\.schedulingUrl is no https/],
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
