import { expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  const env = {
    CONTACT_EMAIL: "access@railway.example",
    VIDEO_EMBED_URL: "https://player.example/1",
  };
  const site = createTestSite(database, { env });

  test("the accessibility statement, which the footer links to, lists tests, known gaps and the contact", async () => {
    const { status, text } = await site.get("/accessibility");

    expect(status).toBe(200);
    expect(text).toMatch(/<footer.*<a href="\/accessibility"[^>]*>Accessibility<\/a>/s);
    expect(text).toContain("Keyboard alone");
    expect(text).toContain("What is not tested");
    expect(text).toContain("The video’s player comes from another provider");
    expect(text).not.toContain("The captcha comes from");
    expect(text).toContain('href="mailto:access@railway.example?subject=Accessibility"');
  });

  test("without an address for security reports, security.txt names the contact", async () => {
    const { text } = await site.get("/.well-known/security.txt");

    expect(text).toContain("Contact: mailto:access@railway.example\n");
  });
});
