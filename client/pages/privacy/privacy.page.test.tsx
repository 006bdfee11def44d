import { expect, test } from "vitest";
import { renderPage } from "../../testing/render-page.tsx";
import { privacy } from "./privacy.page.tsx";

test("without hosted providers every part comes from this site", () => {
  const html = renderPage(privacy, { captcha: "altcha" });

  expect(html).toContain("Pages, pictures, fonts, film and captcha all come from this site.");
  expect(html).not.toContain("provider");
});

test("hosted providers are in the list, and not among what comes from this site", () => {
  const html = renderPage(privacy, { captcha: "hcaptcha", videoEmbedUrl: "https://p.example/1" });

  expect(html).toContain("Pages, pictures and fonts all come from this site.");
  expect(html).toContain("<dt>hCaptcha</dt>");
  expect(html).toContain("<dt>A video provider</dt>");
});
