import type { ContentFile } from "./content-file.ts";
import { feeds } from "./feeds.ts";
import { llms } from "./llms.ts";
import { postMarkdown } from "./post-markdown.ts";
import { sitemap } from "./sitemap.ts";

/** Every file that is made of the posts. */
export const contentFiles: readonly ContentFile[] = [...feeds, sitemap, llms, postMarkdown];
