import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CompanyAnswers } from "./company-answers.tsx";

const company = {
  privacyOfficer: "Ada Sample",
  hostingCountry: "Canada",
  legalName: "Sample Inc.",
};

test("shows the configured facts that were asked for, in their order", () => {
  const html = renderToStaticMarkup(
    <CompanyAnswers
      company={company}
      of={["privacyOfficer", "hostingCountry", "mailingAddress"]}
    />,
  );

  expect(html).toMatch(/Person in charge.*Ada Sample.*Country of hosting.*Canada/);
  expect(html).not.toContain("Mailing address");
  expect(html).not.toContain("Sample Inc.");
});

test.each([undefined, {}])("without a configured fact there is no section (%o)", (none) => {
  expect(renderToStaticMarkup(<CompanyAnswers company={none} />)).toBe("");
});
