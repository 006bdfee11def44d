import type { Site } from "../../../shared/site.ts";

/** Structured data of the company and its site, only from the configuration. */
export function organizationData(site: Site): object[] {
  const profiles = site.socialLinks?.map(({ url }) => url) ?? [];
  const id = `${site.url}/#organization`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": id,
      name: site.name,
      url: `${site.url}/`,
      logo: `${site.url}/icon-512.png`,
      email: site.publishedContact?.email,
      telephone: site.publishedContact?.phone,
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: site.name,
      url: `${site.url}/`,
      inLanguage: "en-CA",
      publisher: { "@id": id },
    },
  ];
}
