import { categoryLabels, categoryOf, type PostSummary } from "../../../shared/post.ts";
import { shorten } from "../../../shared/shorten.ts";

const LENGTH = { min: 70, max: 160 };

/** Returns the meta description of a post: its excerpt, with title and category if the excerpt is short. */
export function descriptionOf({ title, category, excerpt }: PostSummary): string {
  if (excerpt.length >= LENGTH.min) return shorten(excerpt, LENGTH.max);
  const more = `${title}: a ${categoryLabels[categoryOf(category)].toLowerCase()} about infrastructure monitoring.`;
  return shorten([excerpt, more].filter(Boolean).join(" "), LENGTH.max);
}
