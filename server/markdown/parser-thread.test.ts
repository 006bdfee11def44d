import { expect, test, vi } from "vitest";
import { startParserThread } from "./parser-thread.ts";

const request = { markdown: "# Rails", plain: false };

test("the thread ends when no text comes, and the next text starts it again", async () => {
  const thread = startParserThread("https://site.example", 20_000, 0);
  await thread.work(request);
  await vi.waitFor(() => expect(thread.isRunning).toBe(false));

  const outcome = await thread.work(request);

  expect(outcome).toHaveProperty("post");
  await thread.close();
});

test("it takes one text after the other without a break", async () => {
  const thread = startParserThread("https://site.example", 20_000, 0);

  const outcomes = await Promise.all([1, 2, 3].map(() => thread.work(request)));

  expect(outcomes.every((outcome) => "post" in outcome)).toBe(true);
  await thread.close();
});

test("once closed it starts no more", async () => {
  const thread = startParserThread("https://site.example", 20_000);
  await thread.work(request);

  await thread.close();

  expect(await thread.work(request)).toEqual({ late: "The markdown thread is closed" });
  expect(thread.isRunning).toBe(false);
});
