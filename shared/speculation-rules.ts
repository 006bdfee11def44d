/**
 * Pages that the visitor points at are fetched before the click; they come out of memory. A page's
 * path has no dot: feeds, pictures and a post's markdown have. The policy knows this text by its hash.
 * As https://html.spec.whatwg.org/multipage/speculative-loading.html describes it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/([^.]*)" }, eagerness: "moderate" }],
});
