import { paths } from "../../../shared/paths.ts";
import type { PostSummary } from "../../../shared/post.ts";
import type { Site } from "../../../shared/site.ts";
import type { PostView } from "../../post-data.ts";
import { descriptionOf } from "./description.ts";

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
