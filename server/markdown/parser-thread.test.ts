import { expect, test, vi } from "vitest";
import { startParserThread } from "./parser-thread.ts";

const POST = "# Rails";

test("the thread ends when no text comes, and the next text starts it again", async () => {
  const thread = startParserThread("https://site.example", 20_000, 0);
  await thread.parse(POST);
  await vi.waitFor(() => expect(thread.isRunning).toBe(false));

  const outcome = await thread.parse(POST);

  expect(outcome).toHaveProperty("post");
  await thread.close();
});

test("it takes one text after the other without a break", async () => {
  const thread = startParserThread("https://site.example", 20_000, 0);

  const outcomes = await Promise.all([1, 2, 3].map(() => thread.parse(POST)));

  expect(outcomes.every((outcome) => "post" in outcome)).toBe(true);
  await thread.close();
});

test("once closed it starts no more", async () => {
  const thread = startParserThread("https://site.example", 20_000);
  await thread.parse(POST);

  await thread.close();

  expect(await thread.parse(POST)).toEqual({ late: "The markdown thread is closed" });
  expect(thread.isRunning).toBe(false);
});
