import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AfterYouAsk } from "./after-you-ask.tsx";

test("without settings the page states no length, host or answer time", () => {
  expect(termsOf({})).toEqual([]);
});

test("each setting adds its own row", () => {
  const terms = { length: "About 45 minutes", host: "An engineer", answerTime: "Within two days" };

  expect(termsOf(terms)).toEqual(["Our answer", "Length", "Who joins"]);
  expect(renderToStaticMarkup(<AfterYouAsk terms={terms} />)).toMatch(
    /Within two days.*About 45 minutes.*An engineer/,
  );
});

function termsOf(terms: Parameters<typeof AfterYouAsk>[0]["terms"]): string[] {
  const html = renderToStaticMarkup(<AfterYouAsk terms={terms} />);
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, term]) => term ?? "");
}
