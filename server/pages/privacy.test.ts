import { describe, expect, test } from "vitest";
import type { PageContext } from "../../client/page.ts";
import { contactedHosts } from "../../client/pages/privacy/contacted-hosts.ts";
import { privacy } from "../../client/pages/privacy/privacy.page.tsx";
import { storedItems } from "../../client/pages/privacy/stored-items.ts";
import { renderPage } from "../../client/testing/render-page.tsx";
import { captchaProviders } from "../../shared/captcha.ts";
import { attributionFields } from "../../shared/demo-request.ts";
import { readConfig } from "../base/config.ts";
import { createSecurityHeaders } from "../http/response-headers.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Assets } from "./assets.ts";

const assets = { entry: { path: "/entry.js", integrity: "sha256-x" } } as Assets;

test("names hosted providers, and what else comes from this site", () => {
  const own = renderPage(privacy, { captcha: "altcha" });
  const hosted = renderPage(privacy, { captcha: "hcaptcha", videoEmbedUrl: "https://p.example/1" });

  expect(own).toContain("Pages, pictures, fonts, film and captcha all come from this site.");
  expect(own).not.toContain("provider");
  expect(hosted).toContain("Pages, pictures and fonts all come from this site.");
  expect(hosted).toContain("<dt>hCaptcha</dt>");
  expect(hosted).toContain("<dt>A video provider</dt>");
});

test.each([
  [undefined, { period: "Kept until you ask us to delete it" }],
  [365, { period: "Kept 365 days", limits: expect.stringContaining("unless it has not reached") }],
])("with a retention of %s days the page says so", (retentionDays, kept) => {
  expect(storedItems({ captcha: "altcha", retentionDays })[0]).toMatchObject(kept);
});

test("the page lists each configured recipient of a copy of the request, and no other", () => {
  const copiesWith = (requestCopies: PageContext["requestCopies"]) =>
    storedItems({ captcha: "altcha", requestCopies }).find(({ what }) => what.startsWith("Copies"));

  expect(copiesWith([])).toBeUndefined();
  expect(copiesWith(["email"])?.detail).toBe(
    "All of the request goes by e-mail to the people who answer",
  );
  const all = copiesWith(["email", "confirmation", "webhook"]);
  expect(all?.detail).toMatch(/by e-mail.+confirms it.+another system/);
  expect(all?.why).toContain("The request’s period does not delete them.");
});

describe.each(captchaProviders)("with %s", (provider) => {
  test.each([undefined, "https://player.example/embed/1"])(
    "and the video at %s, the page names exactly the hosts that the policy allows",
    (videoEmbedUrl) => {
      const config = readConfig({
        CAPTCHA_PROVIDER: provider,
        ...(provider !== "altcha" && { CAPTCHA_SITE_KEY: "site", CAPTCHA_SECRET_KEY: "secret" }),
        ...(videoEmbedUrl && { VIDEO_EMBED_URL: videoEmbedUrl }),
      });
      const { embedding } = createSecurityHeaders(config, assets);
      const policy = embedding["content-security-policy"] ?? "";

      const page = contactedHosts(provider, videoEmbedUrl)
        .map(({ text }) => text)
        .join("\n");

      const named = page.match(/(?:\*\.)?[a-z]+(?:\.[a-z]+)+/g) ?? [];
      const allowed = policy.match(/(?<=https:\/\/)[^\s/;]+/g) ?? [];
      const beyondPolicy = provider === "recaptcha" ? ["www.gstatic.com"] : [];
      expect(new Set(named)).toEqual(new Set([...allowed, ...beyondPolicy]));
    },
  );
});

const campaign = attributionFields.filter((field) => field.startsWith("utm_"));
/** Words on the page for each column that contains visitors' data, none for ids. */
const mentions: Record<string, string> = {
  id: "",
  request_id: "",
  reference: "a reference",
  created_at: "the time",
  email: "E-mail",
  full_name: "full name",
  company_name: "company name",
  industry: "industry",
  landing_path: "first page of your visit",
  referrer_host: "the host that led here",
  ...Object.fromEntries(campaign.map((column) => [column, "campaign words of the address"])),
  spam_reason: "whether it looked automated",
  suspected_spam: "whether it looked automated",
  delivered_at: "reached the people who answer",
  key: "says nothing about you",
  used_at: "about an hour",
};

onAnyDatabase((database) => {
  test("the page mentions every column with visitors' data", async () => {
    // The outbox contains only references to requests.
    const { rows } = await database().db.query<{ column: string }>(
      `SELECT column_name AS "column"
         FROM information_schema.columns
        WHERE table_schema = 'public'
          AND table_name NOT IN ('blog_post_versions', 'blog_posts', 'content_version', 'media', 'outbox',
                                 'schema_migrations', 'site_settings')`,
    );

    const page = storedItems({ captcha: "altcha" })
      .map(({ what, detail, period }) => `${what} ${detail} ${period}`)
      .join("\n");

    const columns = rows.map(({ column }) => column);
    expect(columns.sort()).toEqual(Object.keys(mentions).sort());
    for (const column of columns) expect.soft(page, column).toContain(mentions[column] ?? "");
  });
});
