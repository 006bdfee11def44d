import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSite as site } from "../../testing/sample-site.ts";
import { type PrivacyData, privacy } from "./privacy.page.tsx";

test("without hosted providers the list says once that there is no other host", () => {
  const html = render({ captcha: "altcha" });

  expect(html.match(/No other host/g)).toHaveLength(1);
  expect(html).not.toContain("provider");
});

test("hosted providers are in the drawing and in the list", () => {
  const html = render({ captcha: "hcaptcha", videoEmbedUrl: "https://player.example/embed/1" });

  expect(html).not.toContain("No other host");
  expect(html).toMatch(/hCaptcha <span[^>]*>from step 2 of the form/);
  expect(html).toMatch(/A video provider <span[^>]*>once you press the button of the video/);
  expect(html).toMatch(/<b[^>]*>hCaptcha<\/b>/);
  expect(html).toMatch(/<b[^>]*>A video provider<\/b>/);
});

function render(data: PrivacyData): string {
  return renderToStaticMarkup(<privacy.View data={data} site={site} />);
}
