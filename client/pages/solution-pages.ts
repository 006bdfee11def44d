import { createElement } from "react";
import type { ProductSlug } from "../../shared/paths.ts";
import { definePage, type Page } from "../page.ts";

const page = definePage<object>({
  head: () => ({ title: "solution", description: "solution" }),
  View: () => createElement("h1", null, "solution"),
});

export const solutionPages = new Proxy({}, { get: () => page }) as Record<ProductSlug, Page<object>>;
