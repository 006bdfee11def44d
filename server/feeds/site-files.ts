import type { RequestHandler } from "express";
import type { Site } from "../../shared/site.ts";
import type { ContentFile } from "../pages/content-file.ts";

const DAY_MS = 86_400_000;

/** Allows crawlers everything except `/api/`. */
const robots: ContentFile = {
  path: "/robots.txt",
  type: "text/plain; charset=utf-8",
  cache: "static",
  write: ({ config: { site } }) =>
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap.xml\n`,
};

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
const manifest: ContentFile = {
  path: "/manifest.webmanifest",
  type: "application/manifest+json; charset=utf-8",
  cache: "static",
  write: ({ config: { site } }) =>
    JSON.stringify({
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
    }),
};

/** Files that do not change while the process runs. */
export const siteFiles: readonly ContentFile[] = [robots, manifest];

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
