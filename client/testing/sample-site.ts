import type { Site } from "../../shared/site.ts";

/** A site configuration for tests of pages. */
export const sampleSite: Site = {
  name: "Site",
  url: "https://www.example.com",
  contactEmail: "hello@example.com",
  contactPhone: "+1 (555) 010-0000",
  careersEmail: "jobs@example.com",
};
