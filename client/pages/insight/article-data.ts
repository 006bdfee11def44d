import { paths } from "../../../shared/paths.ts";
import { categoryLabels, categoryOf, type PostSummary } from "../../../shared/post.ts";
import { shorten } from "../../../shared/shorten.ts";
import type { Site } from "../../../shared/site.ts";
import type { PostView } from "../../post-data.ts";

/** Structured data of a post, only from the post and the configuration. */
export function articleData(post: Pick<PostView, "revision"> & PostSummary, site: Site): object[] {
  const url = `${site.url}${paths.insight(post.slug)}`;
  const changedAt = post.revision?.changedAt ?? post.publishedAt;
  const publisher = { "@type": "Organization", name: site.name, url: `${site.url}/` };
  return [
    {
      "@context": "https://schema.org",
      "@type": post.category === "blog" ? "BlogPosting" : "NewsArticle",
      headline: post.title,
      description: descriptionOf(post),
      url,
      mainEntityOfPage: url,
      inLanguage: "en-CA",
      author: post.author ? authorNamed(post.author) : publisher,
      publisher,
      ...(post.publishedAt && { datePublished: post.publishedAt }),
      ...(changedAt && { dateModified: changedAt }),
      ...(post.picture && { image: `${site.url}${post.picture.src}` }),
    },
  ];
}

/** A name that ends in "team" is an organization, not a person. */
function authorNamed(name: string): object {
  return { "@type": /\bteam$/i.test(name) ? "Organization" : "Person", name };
}

const LENGTH = { min: 70, max: 160 };

/** Returns the meta description of a post: its excerpt, with title and category if the excerpt is short. */
export function descriptionOf({ title, category, excerpt }: PostSummary): string {
  if (excerpt.length >= LENGTH.min) return shorten(excerpt, LENGTH.max);
  const more = `${title}: a ${categoryLabels[categoryOf(category)].toLowerCase()} about infrastructure monitoring.`;
  return shorten([excerpt, more].filter(Boolean).join(" "), LENGTH.max);
}
