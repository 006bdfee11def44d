/**
 * Pages that the visitor points at are fetched before the click; they come out of memory. A page's
 * path has no dot: feeds, pictures and a post's markdown have. The policy knows this text by its hash.
 * A page's fields, such as the choice in a list, make addresses that are never stored: they are left out.
 * As https://html.spec.whatwg.org/multipage/speculative-loading.html describes it.
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
