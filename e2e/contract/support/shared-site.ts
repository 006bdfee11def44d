import { expect } from "@playwright/test";
import { type Answer, ask } from "./network.ts";

/** The site that the global setup starts, for tests that change nothing. */
export const sharedSite = {
  get url(): string {
    return process.env.SITE_UNDER_TEST ?? "";
  },
};

/** Asks the shared site. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(sharedSite.url, path, { headers });
}

/** Waits until a site's answer is in the page cache: only then it has an ETag. */
export async function untilStored(path: string, siteUrl = sharedSite.url): Promise<void> {
  await expect.poll(async () => (await ask(siteUrl, path)).headers.etag, path).toBeTruthy();
}
