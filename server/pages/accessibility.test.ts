import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { shownTests } from "../../client/pages/accessibility/tests-shown.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

test.each(shownTests)("there are browser tests for '$name'", ({ tests }) => {
  const files = tests.map((name) => new URL(`../../e2e/${name}.e2e.ts`, import.meta.url));

  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

onAnyDatabase((database) => {
  const env = {
    CONTACT_EMAIL: "access@railway.example",
    VIDEO_EMBED_URL: "https://player.example/1",
  };
  const site = createTestSite(database, { env });

  test("every page's footer links to the accessibility statement", async () => {
    const { text } = await site.get("/careers");

    expect(text).toMatch(/<footer.*<a href="\/accessibility"[^>]*>Accessibility<\/a>/s);
  });

  test("the statement lists tests, known gaps and the contact", async () => {
    const { status, text } = await site.get("/accessibility");

    expect(status).toBe(200);
    expect(text).toContain("Keyboard alone");
    expect(text).toContain("What is not tested");
    expect(text).toContain("The video’s player comes from another provider");
    expect(text).not.toContain("The captcha comes from");
    expect(text).toContain('href="mailto:access@railway.example?subject=Accessibility"');
  });
});
