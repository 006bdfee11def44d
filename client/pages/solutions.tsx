import { definePage } from "../page.ts";

export const solutionsPage = definePage<object>({
  head: () => ({ title: "solutions", description: "solutions" }),
  View: () => <h1>solutions</h1>,
});
