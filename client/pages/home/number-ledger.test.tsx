import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figures } from "../../../shared/content/figures.ts";
import { HomeHero } from "./home-hero.tsx";
import { NumberLedger } from "./number-ledger.tsx";

test("does not repeat the figure of the hero", () => {
  const { context } = figures.trackLength;

  expect(renderToStaticMarkup(<HomeHero />)).toContain(context);
  expect(renderToStaticMarkup(<NumberLedger />)).not.toContain(context);
});
