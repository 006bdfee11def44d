import type { ReactNode } from "react";
import { PageAddress } from "../../client/layout/breadcrumb.tsx";
import { StructuredData } from "../../client/layout/structured-data.tsx";
import { type SharedPicture, sharedPicture } from "../../client/media/social-pictures.ts";
import type { Head, PageTemplate } from "../../client/page.ts";
import { paths } from "../../shared/paths.ts";
import type { Site } from "../../shared/site.ts";
import type { Assets } from "./assets.ts";

interface Props {
  head: Head;
  /** Path of the page's canonical address. */
  canonicalPath: string;
  page: PageTemplate;
  site: Site;
  assets: Assets;
  children: ReactNode;
}

/** The HTML document of a page. */
export function Document({ head, canonicalPath, page, site, assets, children }: Props) {
  const title = `${head.title} | ${site.name}`;
  const canonical = `${site.url}${canonicalPath}`;
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        {head.noindex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={canonical} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: esbuild wrote it, and escapes "</style" */}
        <style dangerouslySetInnerHTML={{ __html: assets.styleOf(page).css }} />
        <script
          type="module"
          async
          {...(page.script === "before-paint" ? { blocking: "render" } : {})}
          src={assets.entry.path}
          integrity={assets.entry.integrity}
        />
        <link rel="alternate" type="application/rss+xml" title="RSS" href={paths.feed()} />
        <link rel="alternate" type="application/feed+json" title="JSON" href={paths.jsonFeed()} />
        {page.hasMarkdown && (
          <link rel="alternate" type="text/markdown" href={`${canonicalPath}.md`} />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {canonicalPath === paths.home() && <link rel="manifest" href="/manifest.webmanifest" />}
        <meta name="theme-color" content="#fbfcfc" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1b24" media="(prefers-color-scheme: dark)" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:type" content={head.type ?? "website"} />
        <meta property="og:url" content={canonical} />
        <meta property="og:site_name" content={site.name} />
        <SharedPictureTags picture={sharedPicture(canonicalPath, head)} site={site} />
        {head.jsonLd?.map((data) => (
          <StructuredData key={JSON.stringify(data)} data={data} />
        ))}
      </head>
      <body>
        <PageAddress value={canonical}>{children}</PageAddress>
      </body>
    </html>
  );
}

function SharedPictureTags({ picture, site }: { picture: SharedPicture; site: Site }) {
  const { src, alt, size } = picture;
  return (
    <>
      <meta property="og:image" content={`${site.url}${src}`} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
