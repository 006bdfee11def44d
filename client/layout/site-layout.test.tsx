import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite } from "../testing/sample-site.ts";
import { SiteLayout } from "./site-layout.tsx";

test("the printed address has the configured contact and no placeholder without one", () => {
  const contact = { email: "office@rail.example", phone: "+1 555 010 0000" };

  expect(mainWith(contact)).toContain(contact.email);
  expect(mainWith(contact)).toContain(contact.phone);
  expect(mainWith({})).not.toContain(sampleSite.contactEmail);
  expect(mainWith({})).not.toContain(sampleSite.contactPhone);
});

function mainWith(publishedContact: object): string {
  const site = { ...sampleSite, publishedContact };
  const html = renderToStaticMarkup(
    <SiteLayout site={site} path="/">
      Text
    </SiteLayout>,
  );
  return /<main.*<\/main>/s.exec(html)?.[0] ?? "";
}
