import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createRouteLabel } from "./route-label.ts";

const label = createRouteLabel([{ path: "/" }, { path: "/insights" }, { path: "/insights/:slug" }]);

test.each([
  ["/", "/"],
  ["/insights?category=blog", "/insights"],
  ["/insights/a-post", "/insights/:slug"],
  ["/assets/entry-1.js", "/assets/*"],
  ["/wp-login.php", "other"],
])("%s counts as %s", (url, expected) => {
  expect(label({ url } as IncomingMessage)).toBe(expected);
});

test("uses the route that Express matched", () => {
  const request = { url: "/healthz", route: { path: "/healthz" } };

  expect(label(request as unknown as IncomingMessage)).toBe("/healthz");
});
