import { renderToStaticMarkup } from "react-dom/server";
import type { PageTemplate } from "../page.ts";
import { sampleSite } from "./sample-site.ts";

/** The HTML of a page within the layout, on the sample site. */
export function renderPage<Data>(page: PageTemplate<Data>, data: Data): string {
  return renderToStaticMarkup(<page.View data={data} site={sampleSite} />);
}
