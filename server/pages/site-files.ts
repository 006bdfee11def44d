import type { RequestHandler } from "express";
import type { Site } from "../../shared/site.ts";
import type { Config } from "../base/config.ts";
import type { ContentFile } from "./content-file.ts";
import type { PageDeps } from "./route.ts";

const DAY_MS = 86_400_000;

/** Files that do not change while the process runs. */
export const siteFiles: readonly ContentFile<Pick<PageDeps, "config">>[] = [
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
];

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

/**
 * `GET /.well-known/security.txt` (RFC 9116), which recommends that `Expires` is less than a year away.
 * 404 without a configured contact.
 */
export function securityContact(site: Site, now: () => Date): RequestHandler {
  const email = site.company?.securityEmail ?? site.publishedContact?.email;
  return (_request, response, next) => {
    if (email === undefined) return next("route");
    const expires = new Date(now().getTime() + 180 * DAY_MS).toISOString();
    response
      .type("text/plain")
      .set("Cache-Control", "public, max-age=86400")
      .send(
        `Contact: mailto:${email}\nExpires: ${expires}\n` +
          `Preferred-Languages: en\nCanonical: ${site.url}/.well-known/security.txt\n`,
      );
  };
}

/** `GET /partners/<hash>.<format>`: the logos of the configured partners. */
export function partnerLogos({ partnerLogos: configured }: Config): RequestHandler {
  const logos = new Map(configured.map((logo) => [logo.path, logo]));
  return (request, response, next) => {
    const logo = logos.get(request.path);
    if (logo === undefined) return next("route");
    response
      .set({ "Content-Type": logo.type, "Cache-Control": "public, max-age=31536000, immutable" })
      .send(logo.content);
  };
}
