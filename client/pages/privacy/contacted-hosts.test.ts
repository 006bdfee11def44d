import { expect, test } from "vitest";
import { contactedHosts } from "./contacted-hosts.ts";

test("with the site's own captcha and film, the browser talks to this site only", () => {
  const hosts = contactedHosts("altcha", undefined);

  const [own, ...others] = hosts;
  expect(others).toEqual([]);
  expect(own?.text).toContain("Pages, pictures, fonts, film and captcha");
});

test("a hosted captcha and a hosted video are named with their hosts", () => {
  const hosts = contactedHosts("recaptcha", "https://player.example/embed/1?autoplay=1");

  const text = hosts.map((host) => host.text).join("\n");
  expect(hosts).toHaveLength(3);
  expect(text).toContain("www.google.com, www.gstatic.com, recaptcha.google.com");
  expect(text).toContain("player.example. It may");
  expect(text).toContain("Pages, pictures and fonts");
});
