import type { RequestHandler } from "express";

/** Named by a header of every page, so that no page needs an inline script for it. */
export const SPECULATION_RULES = "/speculation-rules.json";

/** Pages that the visitor points at are fetched before the click; they come out of memory. */
const rules = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          ...["/api/*", "/assets/*", "/feed.*", "/llms.txt", "/*.md"].map((path) => ({
            not: { href_matches: path },
          })),
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** As https://html.spec.whatwg.org/multipage/speculative-loading.html describes it. */
export const speculationRules: RequestHandler = (_request, response) => {
  response
    .type("application/speculationrules+json")
    .set("Cache-Control", "public, max-age=3600")
    .send(JSON.stringify(rules));
};
