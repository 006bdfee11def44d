import { expect, test } from "vitest";
import { settle } from "./settle.ts";

const never = new Promise<string>(() => undefined);

test("data without promises is not waited for", async () => {
  expect(await settle({ title: "a" }, 0)).toEqual({ data: { title: "a" }, late: false });
});

test("what comes within the grace is there as a value", async () => {
  const settled = await settle({ title: "a", posts: Promise.resolve(["b"]) }, 1000);

  expect(settled).toEqual({ data: { title: "a", posts: ["b"] }, late: false });
});

test("what does not come within the grace stays a promise", async () => {
  const settled = await settle({ posts: never, title: "a" }, 1);

  expect(settled.late).toBe(true);
  expect(settled.data.posts).toBe(never);
});

test("a failure within the grace is the page's failure", async () => {
  const failing = settle({ posts: Promise.reject(new Error("no table")) }, 1000);

  await expect(failing).rejects.toThrow("no table");
});

test("what waits only because the server is busy is not late", async () => {
  const posts = new Promise<string[]>((resolve) => {
    let turns = 30;
    const work = () => {
      const end = performance.now() + 2;
      while (performance.now() < end);
      turns -= 1;
      if (turns === 0) resolve(["b"]);
      else setImmediate(work);
    };
    setImmediate(work);
  });

  expect(await settle({ posts }, 20)).toEqual({ data: { posts: ["b"] }, late: false });
});
