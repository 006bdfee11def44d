import { createElement } from "react";
import type { ProductSlug } from "../../shared/paths.ts";
import { definePage, type Page } from "../page.ts";

const page = definePage<object>({
  head: () => ({ title: "case study", description: "case study" }),
  View: () => createElement("h1", null, "case study"),
});

export const caseStudyPages = new Proxy({}, { get: () => page }) as Record<ProductSlug, Page<object>>;
