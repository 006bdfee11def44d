import { expect, test } from "vitest";
import { sampleSite } from "../../testing/sample-site.ts";
import { organizationData } from "./organization.ts";

test("without a configured contact the structured data has no e-mail address and no telephone number", () => {
  const written = JSON.stringify(organizationData(sampleSite));

  expect(written).not.toContain("email");
  expect(written).not.toContain("telephone");
});

test("the structured data names the configured social links as sameAs, and none without", () => {
  const socialLinks = [{ name: "LinkedIn", url: "https://www.linkedin.com/company/example" }];

  const [organization] = organizationData({ ...sampleSite, socialLinks });

  expect(organization).toHaveProperty("sameAs", ["https://www.linkedin.com/company/example"]);
  for (const none of [sampleSite, { ...sampleSite, socialLinks: [] }]) {
    expect(JSON.stringify(organizationData(none))).not.toContain("sameAs");
  }
});

test("a configured contact is part of the structured data", () => {
  const publishedContact = { email: "office@rail.example", phone: "+1 613 555 0100" };

  const [organization] = organizationData({ ...sampleSite, publishedContact });

  expect(organization).toMatchObject({
    email: "office@rail.example",
    telephone: "+1 613 555 0100",
  });
});
