import { expect, test } from "vitest";
import { contentFiles } from "../feeds/content-files.ts";
import { routes } from "../routes.ts";
import { siteAddresses } from "./site-addresses.ts";

test("posts may link to every page and file that the site has under an address of its own", () => {
  const served = [...routes, ...contentFiles].map(({ path }) => path);

  const fixed = served.filter((path) => !path.includes(":"));

  expect([...siteAddresses].sort()).toEqual(fixed.sort());
});
