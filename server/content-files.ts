import { feeds } from "./api/feeds.ts";
import { llms } from "./api/llms.ts";
import { postMarkdown } from "./api/post-markdown.ts";
import { sitemap } from "./api/sitemap.ts";
import type { ContentFile } from "./render/content-file.ts";

/** Every file that is made of the posts. */
export const contentFiles: readonly ContentFile[] = [...feeds, sitemap, llms, postMarkdown];
