import { definePage } from "../page.ts";

export const careersPage = definePage<{ careersEmail: string }>({
  head: () => ({ title: "careers", description: "careers" }),
  View: () => <h1>careers</h1>,
});
