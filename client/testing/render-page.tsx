import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../shared/site.ts";
import type { PageTemplate } from "../page.ts";

/** A site configuration for tests of pages. */
export const sampleSite: Site = {
  name: "Site",
  url: "https://www.example.com",
  contactEmail: "hello@example.com",
  contactPhone: "+1 (555) 010-0000",
  careersEmail: "jobs@example.com",
};

/** The HTML of a page within the layout, on the sample site. */
export function renderPage<Data>(page: PageTemplate<Data>, data: Data): string {
  return renderToStaticMarkup(<page.View data={data} site={sampleSite} />);
}
