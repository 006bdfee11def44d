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

test("on a machine that has no time for it a text gets five deadlines, else one", async () => {
  const endless = "a\n=\n".repeat(40_000);
  const starved = vi.fn(() => 0);
  const busy = vi.fn().mockReturnValueOnce(0).mockReturnValue(1_000);

  for (const [usedMs, looks] of [
    [starved, 5],
    [busy, 2],
  ] as const) {
    const thread = startParserThread("https://site.example", 100, undefined, usedMs);

    const outcome = await thread.parse(endless);

    expect(outcome).toEqual({ late: "Error: No answer within 100 ms" });
    expect(usedMs).toHaveBeenCalledTimes(looks);
    await thread.close();
  }
});
