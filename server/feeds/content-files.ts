import type { ContentFile } from "./content-file.ts";
import { feeds } from "./feeds.ts";
import { llms } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";
import { postMarkdown } from "./post-markdown.ts";
import { sitemap } from "./sitemap.ts";

/** Every file that is generated from posts and pages. */
export const contentFiles: readonly ContentFile[] = [
  ...feeds,
  sitemap,
  llms,
  ...pageMarkdown,
  postMarkdown,
];
