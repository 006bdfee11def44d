import { describe, expect, test } from "vitest";
import type { PageContext } from "../../client/page.ts";
import { contactedHosts } from "../../client/pages/privacy/contacted-hosts.ts";
import { storedItems } from "../../client/pages/privacy/stored-items.ts";
import { captchaProviders } from "../../shared/captcha.ts";
import { readConfig } from "../base/config.ts";
import { createSecurityHeaders } from "../http/response-headers.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import type { Assets } from "./assets.ts";

const assets = { entry: { path: "/entry.js", integrity: "sha256-x" } } as Assets;

test.each([
  [undefined, "Until you ask us to delete it."],
  [
    365,
    "365 days, then it is deleted on this site, unless it has not reached the people who answer.",
  ],
])("with a retention of %s days the page says so", (retentionDays, howLong) => {
  const [request] = storedItems({ captcha: "altcha", retentionDays });

  expect(request?.howLong).toContain(howLong);
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
  expect(all?.howLong).toContain("The request’s period does not delete them.");
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

/** Words on the page for each column that contains visitors' data. */
const mentions: Record<string, string> = {
  "demo_requests.reference": "a reference",
  "demo_requests.created_at": "the time",
  "demo_requests.email": "E-mail",
  "demo_requests.full_name": "full name",
  "demo_requests.company_name": "company name",
  "demo_requests.industry": "industry",
  "demo_requests.landing_path": "first page of your visit",
  "demo_requests.referrer_host": "the host that led here",
  "demo_requests.utm_source": "campaign words of the address",
  "demo_requests.utm_medium": "campaign words of the address",
  "demo_requests.utm_campaign": "campaign words of the address",
  "demo_requests.utm_term": "campaign words of the address",
  "demo_requests.utm_content": "campaign words of the address",
  "demo_requests.spam_reason": "whether it looked automated",
  "demo_requests.suspected_spam": "whether it looked automated",
  "demo_requests.delivered_at": "reached the people who answer",
  "captcha_replays.key": "says nothing about you",
  "captcha_replays.used_at": "for about an hour",
};

/** Columns without visitors' data. */
const internalColumns = ["demo_requests.id", "demo_requests.request_id"];
/** Tables without visitors' data. The outbox contains only references to requests. */
const tablesWithoutVisitors = [
  "blog_post_versions",
  "blog_posts",
  "content_version",
  "media",
  "outbox",
  "schema_migrations",
  "site_settings",
];

onAnyDatabase((database) => {
  test("the page mentions every column with visitors' data", async () => {
    const { rows } = await database().db.query<{ column: string }>(
      `SELECT table_name || '.' || column_name AS "column"
         FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name <> ALL ($1)`,
      [tablesWithoutVisitors],
    );

    const page = storedItems({ captcha: "altcha" })
      .map(({ what, detail, howLong }) => `${what} ${detail} ${howLong}`)
      .join("\n");

    const columns = rows.map(({ column }) => column);
    expect(columns.sort()).toEqual([...Object.keys(mentions), ...internalColumns].sort());
    for (const column of columns) expect.soft(page, column).toContain(mentions[column] ?? "");
  });
});
