import { expect, test } from "vitest";
import { contentFiles } from "../feeds/content-files.ts";
import { routes } from "../routes.ts";
import { siteAddresses } from "./site-addresses.ts";

test("contains every canonical page and file of the site", () => {
  const served = [...routes, ...contentFiles].map(({ path }) => path);

  const fixed = served.filter((path) => !path.includes(":"));

  expect([...siteAddresses].sort()).toEqual(fixed.sort());
});
