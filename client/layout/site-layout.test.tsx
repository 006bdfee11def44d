import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Site } from "../../shared/site.ts";
import { SiteLayout } from "./site-layout.tsx";

const site = {
  name: "Example",
  url: "https://example.com",
  contactEmail: "hello@example.com",
  contactPhone: "+1 (555) 010-0000",
  careersEmail: "careers@example.com",
};

test("the footer links to the configured social pages, and to other sites only then", () => {
  const socialLinks = [{ name: "LinkedIn", url: "https://www.linkedin.com/company/example" }];
  const footer = (of: Site) => part(pageAt("/", of), "<footer", "</footer>");

  expect(footer({ ...site, socialLinks })).toMatch(
    /<a href="https:\/\/www\.linkedin\.com\/company\/example"[^>]*>LinkedIn<\/a>/,
  );
  expect(footer(site)).not.toContain('href="http');
});

test("the printed address has the configured contact and no placeholder without one", () => {
  const contact = { email: "hello@railway.example", phone: "+1 555 010 0000" };

  const main = (publishedContact: object) =>
    part(pageAt("/", { ...site, publishedContact }), "<main", "</main>");

  expect(main(contact)).toContain("hello@railway.example");
  expect(main(contact)).toContain("+1 555 010 0000");
  expect(main({})).not.toContain(site.contactEmail);
  expect(main({})).not.toContain(site.contactPhone);
});

function pageAt(path: string, of: Site = site): string {
  return renderToStaticMarkup(
    <SiteLayout site={of} path={path}>
      <h1>Page</h1>
    </SiteLayout>,
  );
}

function part(html: string, from: string, to: string): string {
  return new RegExp(`${from}.*?${to}`, "s").exec(html)?.[0] ?? "";
}
