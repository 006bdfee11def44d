import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HostList } from "./host-list.tsx";

test("with the site's own captcha and film, the browser talks to this site only", () => {
  const html = renderToStaticMarkup(<HostList captcha="altcha" videoEmbedUrl={undefined} />);

  expect(html.match(/data-contacted="true"/g)).toHaveLength(1);
  expect(html).toContain("Pages, pictures, fonts, film and captcha");
});

test("a hosted captcha and a hosted video are named with their hosts", () => {
  const html = renderToStaticMarkup(
    <HostList captcha="recaptcha" videoEmbedUrl="https://player.example/embed/1?autoplay=1" />,
  );

  expect(html).not.toContain('data-contacted="false"');
  expect(html).toContain("www.google.com, www.gstatic.com, recaptcha.google.com");
  expect(html).toContain("player.example. It may");
  expect(html).toContain("Pages, pictures and fonts");
});
