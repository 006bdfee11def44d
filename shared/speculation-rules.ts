/**
 * Speculation rules: the browser prefetches pages when the visitor points at a link. They exclude paths with a
 * dot, which are files, and addresses with fields, whose pages are not stored. The Content-Security-Policy
 * contains the hash of this text.
 * Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/([^.]*)" },
          { not: { selector_matches: "page-island a[href^='?']" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
