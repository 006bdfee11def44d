import { expect, test } from "vitest";
import { sampleSite } from "../../testing/sample-site.ts";
import { organizationData } from "./organization.ts";

test("the structured data has the configured contact and links", () => {
  const publishedContact = { email: "office@rail.example", phone: "+1 613 555 0100" };
  const socialLinks = [{ name: "LinkedIn", url: "https://www.linkedin.com/company/example" }];

  const [organization] = organizationData({ ...sampleSite, publishedContact, socialLinks });

  expect(organization).toMatchObject({
    email: "office@rail.example",
    telephone: "+1 613 555 0100",
    sameAs: ["https://www.linkedin.com/company/example"],
  });
});

test.each([sampleSite, { ...sampleSite, socialLinks: [] }])(
  "the structured data leaves out what is not configured",
  (site) => {
    expect(JSON.stringify(organizationData(site))).not.toMatch(/email|telephone|sameAs/);
  },
);
