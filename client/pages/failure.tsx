import { definePage } from "../page.ts";

export const failurePage = definePage<{ status: number; reference: string }>({
  head: () => ({ title: "Something went wrong", description: "Error", noindex: true }),
  View: ({ data }) => <h1>{data.status}</h1>,
});
