import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Await } from "./await.tsx";

test("shows a resolved value at once", () => {
  const html = renderToStaticMarkup(
    <Await value="nine posts" fallback="Loading posts...">
      {(value) => value}
    </Await>,
  );

  expect(html).toBe("nine posts");
});

test("shows the fallback for a pending value, and asks visitors without script to reload", () => {
  const html = renderToStaticMarkup(
    <Await value={new Promise<string>(() => {})} fallback="Loading posts...">
      {(value) => value}
    </Await>,
  );

  expect(html).toContain("Loading posts...");
  expect(html).toMatch(/<noscript>.*Reload the page/);
});
