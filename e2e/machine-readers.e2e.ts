import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { validateMachineReaders } from "./publishing/validators/machine-readers.ts";

test("feeds, sitemap and structured data pass the validators of their formats", async ({
  request,
  siteUrl,
}) => {
  const ask = async (path: string) => {
    const answer = await request.get(path);
    return { status: answer.status(), text: await answer.text() };
  };

  const verdicts = await validateMachineReaders({ url: siteUrl, ask });

  for (const { documents, faults, validator } of verdicts) {
    expect(faults, validator).toEqual([]);
    expect(documents, validator).toBeGreaterThan(0);
  }
});
