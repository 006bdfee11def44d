import { definePage } from "../page.ts";

export const industriesPage = definePage<object>({
  head: () => ({ title: "industries", description: "industries" }),
  View: () => <h1>industries</h1>,
});
