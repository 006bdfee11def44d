import { beforeEach, expect, test, vi } from "vitest";
import { definePage } from "../../client/page.ts";
import { readConfig } from "../config.ts";
import type { Deps } from "../deps.ts";
import { createLog } from "../log.ts";
import { instead, type Route, route } from "../pages/route.ts";
import type { ContentFile } from "./content-file.ts";
import { PackedPages } from "./packed-pages.ts";
import { createPacker, type Packer } from "./packer.ts";

const page = definePage<{ text: string }>({
  head: ({ text }) => ({ title: text, description: text }),
  View: () => null,
});
const file: ContentFile = { path: "/feed.xml", type: "text/xml", write: async () => "<feed/>" };
const deps = {
  config: readConfig({}),
  assets: {
    entry: { path: "/entry.js", integrity: "sha256-x" },
    styleOf: () => ({ css: "p{margin:0}", integrity: "sha256-y" }),
  },
  securityHeaders: () => ({}),
  metrics: { noteRender: () => undefined },
  log: createLog("silent"),
} as unknown as Deps;

/** On a machine that is busy otherwise. */
const PATIENT = { timeout: 10_000 };

let posts: Set<string>;
let listFails: boolean;
let made: string[];
let packed: PackedPages;
let packer: Packer;
beforeEach(() => {
  posts = new Set(["a", "b"]);
  listFails = false;
  made = [];
  packed = new PackedPages(50);
  packer = createPacker({
    deps,
    routes,
    files: [file],
    packed,
    listSlugs: async (limit) => [...posts].slice(0, limit),
  });
});

const make = (text: string) => {
  made.push(text);
  return { text };
};
const routes: readonly Route[] = [
  route("/fixed", { load: () => make("fixed"), page, keep: "for ever" }),
  route("/list", {
    load: ({ query }) => {
      if (listFails) throw new Error("away");
      return make(`list ${Object.values(query)}`);
    },
    page,
    keep: "until content changes",
    query: { category: ["blog"], page: /^\d$/ },
  }),
  route("/posts/:slug", {
    load: ({ params: { slug = "" } }) =>
      posts.has(slug) ? make(slug) : instead(404, page, make("missing")),
    page,
    keep: "until content changes",
  }),
  route("/asked", { load: () => make("asked"), page, keep: "never" }),
];
/** Packed, and packed once more for the smallest form. */
const start = async () => {
  await packer.packAll();
  await vi.waitFor(() => expect(made).toHaveLength(10), PATIENT);
  made = [];
};
const keep = (key: string) =>
  packed.pack(key, async () => ({ html: Buffer.from("old"), headers: {} }));

test("at the start everything is packed that keeps, and nothing else", async () => {
  await packer.packAll();

  const keys = ["/fixed", "/list", "/list?category=blog", "/posts/a", "/posts/b"];
  expect(packed.keys.toSorted()).toEqual(keys);
  await packer.stop();
});

test("at the start a page whose data is late keeps no other waiting", async () => {
  let answer = () => {};
  const late = new Promise<{ text: string }>((resolve) => {
    answer = () => resolve({ text: "late" });
  });
  const lateRoute = route("/late", { load: () => late, page, keep: "for ever" });
  const listSlugs = async () => [...posts];
  const all = [lateRoute, ...routes];
  packer = createPacker({ deps, routes: all, files: [], packed, listSlugs });

  const packing = packer.packAll();
  await vi.waitFor(() => expect(packed.size).toBe(5), PATIENT);
  expect(packed.has("/late")).toBe(false);
  answer();
  await packing;

  expect(packed.has("/late")).toBe(true);
  await packer.stop();
});

test("a change makes the lists and the post anew before it returns, the rest after", async () => {
  await start();

  await packer.contentChanged(new Set(["a"]));

  expect(made).toEqual(["a", "list ", "list blog"]);
  await vi.waitFor(() => expect(made.filter((text) => text === "b")).toHaveLength(1), PATIENT);
  expect(made).not.toContain("fixed");
  await packer.stop();
});

test("a change right after the start leaves no page larger than it need be", async () => {
  await packer.packAll();

  await packer.contentChanged(new Set(["a"]));

  await vi.waitFor(() => expect(made.filter((text) => text === "fixed")).toHaveLength(2), PATIENT);
  await packer.stop();
});

test("a post that is new is packed before anybody asks for it", async () => {
  posts.add("new");

  await packer.contentChanged(new Set(["new"]));

  expect(packed.has("/posts/new")).toBe(true);
  await packer.stop();
});

test("when nobody knows what changed, every kept post is made anew, and what is gone goes", async () => {
  await packer.packAll();
  posts = new Set(["b", "later"]);
  await keep("/posts/later");
  made = [];

  await packer.contentChanged(undefined);

  expect(made).toEqual(expect.arrayContaining(["b", "later", "list ", "list blog"]));
  expect(packed.has("/posts/a")).toBe(false);
  await packer.stop();
});

test("of many pages that may have changed a few follow at once, the rest are no longer served", async () => {
  await packer.packAll();
  for (let n = 0; n < 40; n += 1) {
    posts.add(`kept-${n}`);
    await keep(`/posts/kept-${n}`);
  }
  made = [];

  await packer.contentChanged(undefined);

  expect(made).toHaveLength(27);
  expect(made).toContain("kept-39");
  expect(packed.has("/posts/kept-0")).toBe(false);
  await packer.stop();
});

test("a list that cannot be read stays as it was, and whoever asked for it is told", async () => {
  await start();
  listFails = true;

  await expect(packer.contentChanged(new Set(["a"]))).rejects.toThrow(
    "Not made anew: /list, /list?category=blog",
  );

  expect(packed.has("/list")).toBe(true);
  await packer.stop();
});

test("files and further pages of lists are forgotten, to be made when asked for", async () => {
  await packer.packAll();
  await keep("/feed.xml");
  await keep("/list?page=2");

  await packer.contentChanged(new Set(["a"]));

  expect(packed.has("/feed.xml")).toBe(false);
  expect(packed.has("/list?page=2")).toBe(false);
  expect(packed.has("/list?category=blog")).toBe(true);
  await packer.stop();
});

test("a large import packs no more than what was kept", async () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `post-${n}`);
  for (const slug of many) posts.add(slug);
  await keep("/posts/post-7");

  await packer.contentChanged(new Set(many));

  expect(made.filter((text) => text.startsWith("post-"))).toEqual(["post-7"]);
  await packer.stop();
});

test("once stopped nothing more begins", async () => {
  await packer.packAll();
  await packer.contentChanged(new Set(["a"]));

  await packer.stop();
  made = [];
  await new Promise(setImmediate);

  expect(made).toEqual([]);
});
