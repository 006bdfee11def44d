import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages } from "../../../shared/messages.ts";
import { samplePosts } from "../../../shared/models/insights-model.ts";
import { InsightsLoading, insightsList } from "./insights-list.tsx";

const posts = [...samplePosts];

test("the server sends the posts as cards, with their number", () => {
  const html = renderToStaticMarkup(<insightsList.View posts={posts} failed={false} />);

  expect(titlesIn(html)).toEqual(["Why rail buckles", "Four dates"]);
  expect(html).toContain("2 posts.");
});

test("a category of the address is filtered by the server", () => {
  const html = renderToStaticMarkup(
    <insightsList.View posts={posts} failed={false} category="press_release" />,
  );

  expect(titlesIn(html)).toEqual(["Four dates"]);
  expect(html).toContain("1 post.");
  expect(pressedIn(html)).toEqual(["Press Release"]);
});

test("a category without posts says so", () => {
  const html = renderToStaticMarkup(
    <insightsList.View posts={posts.slice(0, 1)} failed={false} category="press_release" />,
  );

  expect(html).toContain(messages.noPosts);
});

test("posts that could not be read leave an empty list and another try", () => {
  const html = renderToStaticMarkup(<insightsList.View posts={[]} failed={true} />);

  expect(html).toContain(messages.noPosts);
  expect(html).toContain("Try again");
});

test("posts on their way are announced as loading", () => {
  const html = renderToStaticMarkup(<InsightsLoading />);

  expect(html).toContain(messages.loadingPosts);
  expect(html).not.toContain(messages.noPosts);
});

test("a notice stands above the list", () => {
  const html = renderToStaticMarkup(
    <insightsList.View posts={posts} failed={false} notice="We could not find that post" />,
  );

  expect(html.indexOf("We could not find that post")).toBeLessThan(html.indexOf("Why rail"));
});

test("without script each filter is a page of its own", () => {
  const html = renderToStaticMarkup(<insightsList.View posts={posts} failed={false} />);

  expect(html).toContain('action="/insights"');
  expect(html).toMatch(/value="blog" name="category"/);
  expect(html).toMatch(/value="press_release" name="category"/);
});

function titlesIn(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, title = ""]) => title);
}

function pressedIn(html: string): string[] {
  return [...html.matchAll(/aria-pressed="true"[^>]*>([^<]*)</g)].map(([, label = ""]) => label);
}
