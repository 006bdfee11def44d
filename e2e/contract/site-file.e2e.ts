import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { sharedSite } from "./support/shared-site.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"></svg>';

const facts = {
  name: "Name of the file",
  contactEmail: "office@file.example",
  contactPhone: "+1 613 555 0100",
  careersEmail: "jobs@file.example",
  company: {
    legalName: "Legal name Inc., Ontario",
    mailingAddress: "1 Address Street",
    hostingCountry: "Country of hosting",
    privacyOfficer: "Officer of privacy",
    supportEmail: "support@file.example",
    securityEmail: "security@file.example",
    logRetention: "31 days",
    mailRetention: "2 years",
    applicationHandling: "Two people read each application.",
    applicationRetention: "7 months",
    roles: { "embedded-engineer": { Pay: "Pay of the file", Vacancy: "Open since May" } },
    securityAnswers: { Encryption: "Encrypted with this answer" },
  },
  demo: { length: "About 44 minutes", host: "Host of the demo", answerTime: "Within 3 days" },
  links: [{ name: "Profile", url: "https://profile.example/company" }],
  partners: [{ name: "Railway & Co", logo: "railway.svg", link: "https://railway.example" }],
};

/** What each page shows of the file. */
const shown = {
  "/": [
    '<a href="https://railway.example">',
    '<a href="https://railway.example" tabindex="-1">',
    'alt="Railway &amp; Co"',
    '<a href="https://profile.example/company"',
    '"sameAs":["https://profile.example/company"]',
    '"email":"office@variable.example","telephone":"+1 613 555 0100"',
    "<span>office@variable.example</span>",
  ],
  "/careers": [
    "jobs@file.example",
    "Pay: Pay of the file",
    "Vacancy: Open since May",
    "Two people read each application.",
    "7 months",
  ],
  "/book-a-demo": ["About 44 minutes", "Host of the demo", "Within 3 days", "1 Address Street"],
  "/security": ["Legal name Inc., Ontario", "Country of hosting", "Encrypted with this answer"],
  "/privacy": [
    "Legal name Inc., Ontario",
    "Officer of privacy",
    "Kept 31 days",
    "Kept 2 years",
    "Kept 7 months",
    "support@file.example",
  ],
  "/.well-known/security.txt": ["mailto:security@file.example"],
};

const own = ownSite(async () => {
  const SITE_FILE = test.info().outputPath("site.json");
  await writeFile(SITE_FILE, JSON.stringify(facts));
  await writeFile(test.info().outputPath("railway.svg"), SVG);
  return { SITE_FILE, SITE_NAME: "Name of the variable", CONTACT_EMAIL: "office@variable.example" };
});

test("pages show the facts of SITE_FILE; variables win over it; without it they show none", async () => {
  const { site } = own;
  for (const [path, texts] of Object.entries(shown)) {
    const { text } = await ask(site.url, path);
    const { text: without } = await ask(sharedSite.url, path);
    for (const each of texts) {
      expect.soft(text, path).toContain(each);
      expect.soft(without, path).not.toContain(each);
    }
  }
  const { text: home } = await ask(site.url, "/");
  expect(home).toContain("Name of the variable");
  expect(home).toContain("mailto:office@variable.example");
  expect(home).toContain("+1 613 555 0100");
  expect(home).not.toMatch(/Name of the file|office@file\.example|National research council/);

  const [, src = ""] = /src="(\/partners\/[^"]+)"/.exec(home) ?? [];
  const logo = await ask(site.url, src);
  expect([logo.status, logo.text]).toEqual([200, SVG]);
  expect(logo.headers["content-type"]).toMatch(/^image\/svg\+xml/);
  expect(logo.headers["content-security-policy"]).toContain("default-src 'none'");
  expect((await ask(site.url, "/partners/other.svg")).status).toBe(404);
});
