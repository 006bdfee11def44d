import { createElement } from "react";
import type { IndustrySlug } from "../../shared/paths.ts";
import { definePage, type Page } from "../page.ts";

const page = definePage<object>({
  head: () => ({ title: "industry", description: "industry" }),
  View: () => createElement("h1", null, "industry"),
});

export const industryPages = new Proxy({}, { get: () => page }) as Record<IndustrySlug, Page<object>>;
