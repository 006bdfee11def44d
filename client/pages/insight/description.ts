import { shorten } from "../../../shared/excerpt.ts";
import { categoryLabels, categoryOf, type PostSummary } from "../../../shared/post.ts";

const LENGTH = { min: 70, max: 160 };

/** What search results say of a post: its opening, or more about it where that says too little. */
export function descriptionOf({ title, category, excerpt }: PostSummary): string {
  if (excerpt.length >= LENGTH.min) return shorten(excerpt, LENGTH.max);
  const more = `${title}: a ${categoryLabels[categoryOf(category)].toLowerCase()} about infrastructure monitoring.`;
  return shorten([excerpt, more].filter(Boolean).join(" "), LENGTH.max);
}
