import { checks } from "../../../client/pages/accessibility/checks.ts";
import { contactedHosts } from "../../../client/pages/privacy/contacted-hosts.ts";
import { storedItems } from "../../../client/pages/privacy/stored-items.ts";
import { departments, type Role } from "../../../shared/content/departments.ts";
import { industries as demoIndustries } from "../../../shared/demo-request.ts";
import { paths } from "../../../shared/paths.ts";
import type { FileContext } from "../content-file.ts";
import { bullets, joined, section } from "./markdown-text.ts";

/** Lists the departments, their open roles, and how to apply. */
export function careersText({ config: { site } }: FileContext): string {
  return joined([
    ...departments.map(({ name, description, roles }) =>
      section(
        name,
        joined([
          description,
          ...(roles.length === 0 ? ["No role is open now."] : roles.map(roleText)),
        ]),
      ),
    ),
    section("How to apply", `Write to ${site.careersEmail}, also where no role is open.`),
  ]);
}

function roleText({ title, responsibilities, qualifications }: Role): string {
  return joined([
    `### ${title}`,
    "Responsibilities:",
    bullets(responsibilities),
    "Qualifications:",
    bullets(qualifications),
  ]);
}

/** Describes how to request a demo. */
export function bookADemoText({ config: { site } }: FileContext): string {
  return joined([
    "The form asks for e-mail, full name, company name and industry, and for a captcha.",
    section("Industries", bullets(demoIndustries)),
    `The form: ${site.url}${paths.bookADemo()}. By e-mail: ${site.contactEmail}.`,
  ]);
}

/** Lists the stored data and the contacted hosts. */
export function privacyText({ config }: FileContext): string {
  const { captcha, videoEmbedUrl, site, demoRequestRetentionDays } = config;
  const items = storedItems({
    captcha: captcha.provider,
    retentionDays: demoRequestRetentionDays,
  }).map(
    ({ what, detail, why, howLong }) => `**${what}.** ${detail}. Why: ${why} How long: ${howLong}`,
  );
  const hosts = contactedHosts(captcha.provider, videoEmbedUrl).map(
    ({ name, text }) => `**${name}.** ${text}`,
  );
  return joined([
    section("What is stored", bullets(items)),
    section("Which hosts your browser talks to", bullets(hosts)),
    section("Your data, your call", `To see, correct or delete it, write to ${site.contactEmail}.`),
  ]);
}

/** Lists the accessibility tests. */
export function accessibilityText({ config: { site } }: FileContext): string {
  const tested = checks.map(({ what, how, where }) => `**${what}.** ${how}. Where: ${where}.`);
  return joined([
    section("What is tested", bullets(tested)),
    section("Tell us", `If something is in your way, write to ${site.contactEmail}.`),
  ]);
}
