import { expect, test } from "vitest";
import { sampleSite } from "../sample-site.ts";
import { organizationData } from "./organization.ts";

test("without a configured contact the structured data has no address of a placeholder", () => {
  const written = JSON.stringify(organizationData(sampleSite));

  expect(written).not.toContain("email");
  expect(written).not.toContain("telephone");
});

test("a configured contact is part of the structured data", () => {
  const publishedContact = { email: "office@rail.example", phone: "+1 613 555 0100" };

  const [organization] = organizationData({ ...sampleSite, publishedContact });

  expect(organization).toMatchObject({
    email: "office@rail.example",
    telephone: "+1 613 555 0100",
  });
});
