import { extname } from "node:path";
import type { RequestHandler } from "express";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import type { Config } from "../base/config.ts";
import type { GeneratedFile } from "./generated-file.ts";

const DAY_MS = 86_400_000;

interface SiteDeps {
  config: Config;
  now: () => Date;
}

/** Generated files about the site itself, without posts. */
export const siteFiles: readonly GeneratedFile<SiteDeps>[] = [
  {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    cache: "static",
    write: ({ config: { site } }) =>
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`,
  },
  {
    path: "/manifest.webmanifest",
    type: "application/manifest+json; charset=utf-8",
    cache: "static",
    write: ({ config }) => JSON.stringify(manifestOf(config.site)),
  },
  {
    path: paths.securityTxt(),
    type: "text/plain; charset=utf-8",
    cache: "content",
    write: ({ config, now }) => securityContact(config.site, now()),
  },
];

/** The contact for reports (RFC 9116), which recommends that `Expires` is less than a year away. */
function securityContact({ company, publishedContact, url }: Site, now: Date): string | undefined {
  const email = company?.securityEmail ?? publishedContact?.email;
  const expires = new Date(now.getTime() + 360 * DAY_MS).toISOString();
  return (
    email &&
    `Contact: mailto:${email}\nExpires: ${expires}\n` +
      `Preferred-Languages: en\nCanonical: ${url}${paths.securityTxt()}\n`
  );
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
function manifestOf(site: Site) {
  return {
    name: site.name,
    short_name: site.name.split(" ", 1)[0],
    start_url: "/",
    display: "browser",
    background_color: "#fbfcfc",
    theme_color: "#0f1b24",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** `GET /partners/<hash>.<format>`: the logos of the configured partners. */
export function partnerLogos({ partnerLogos: configured }: Config): RequestHandler {
  const logos = new Map(configured.map((logo) => [logo.path, logo]));
  return (request, response, next) => {
    const logo = logos.get(request.path);
    if (logo === undefined) return next("route");
    response.type(extname(logo.path)).set("Cache-Control", "public, max-age=31536000, immutable");
    response.send(logo.content);
  };
}
