import { expect, test } from "vitest";
import { bookADemoPage } from "../../client/pages/book-a-demo.tsx";
import { careersPage } from "../../client/pages/careers.tsx";
import { homePage } from "../../client/pages/home.tsx";
import { insightsPage } from "../../client/pages/insights.tsx";
import { paths } from "../../shared/paths.ts";
import type { PostSummary } from "../../shared/post.ts";
import { readConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import { KnownPiece } from "./known-piece.ts";
import { renderFinished } from "./render-page.ts";
import { type Answer, finish, wholePage } from "./send-page.tsx";

const deps = {
  config: readConfig({ SITE_NAME: "Rails & Mines" }),
  assets: {
    entry: { path: "/entry.js", integrity: "sha256-x" },
    styleOf: () => ({ css: "p{margin:0}", integrity: "sha256-y" }),
  },
  securityHeaders: () => ({}),
  metrics: { noteRender: () => undefined },
} as unknown as Deps; // what a page is rendered from, and no more
const post: PostSummary = {
  slug: "a",
  title: "Rails <page-hole></page-hole> & $& rain",
  category: "blog",
  author: null,
  publishedAt: null,
  excerpt: "Caf\u00e9 \u2013 <style></style>",
  picture: { src: "/a.webp", srcSet: "/a.webp 800w", width: 1600, height: 1000 },
};
const answers: [string, Omit<Answer, "status">][] = [
  [paths.home(), { page: homePage as Answer["page"], data: { latest: undefined } }],
  [paths.insights(), insightsOf([post])],
  [paths.insight("gone"), insightsOf([])],
  [paths.careers(), { page: careersPage as Answer["page"], data: { careersEmail: "a@b.example" } }],
  [
    paths.bookADemo(),
    { page: bookADemoPage as Answer["page"], data: { captcha: { provider: "altcha" } } },
  ],
];

function insightsOf(posts: PostSummary[]) {
  return { page: insightsPage as Answer["page"], data: { list: { posts, failed: false } } };
}

test.each(answers)("%s is what React makes of all of it at once", async (path, rest) => {
  const answer = { ...rest, status: 200 };
  const whole = renderFinished(wholePage(answer, path, deps));

  for (const time of ["first", "second"]) {
    const { html } = await finish(answer, path, deps);
    expect(html.toString(), time).toBe(whole);
  }
});

test("a frame is rendered once, and addresses that lead nowhere do not push it out", async () => {
  const [, answer] = answers[3] ?? ["", insightsOf([])];
  const frameAt = async (path: string, status: number) =>
    (await finish({ ...answer, status }, path, deps)).pieces.filter(
      (piece) => piece instanceof KnownPiece,
    );

  const first = await frameAt(paths.careers(), 200);
  for (let n = 0; n < 120; n += 1) await frameAt(`/nowhere-${n}`, 404);

  const [, before, after] = await frameAt(paths.careers(), 200);
  expect(first).toHaveLength(3);
  expect(before).toBe(first[1]);
  expect(after).toBe(first[2]);
});
