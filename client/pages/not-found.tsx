import { definePage } from "../page.ts";

export const notFoundPage = definePage<{ path: string }>({
  head: () => ({ title: "Page not found", description: "404", noindex: true }),
  View: () => <h1>404</h1>,
});
