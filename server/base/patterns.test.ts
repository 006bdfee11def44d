import { expect, test } from "vitest";
import { isEmail } from "../../shared/demo-request.ts";
import { parseSubmission } from "../../shared/demo-request-schema.ts";
import { shorten } from "../../shared/shorten.ts";
import { parsePostFile } from "../posts/files/post-file.ts";
import { plainPost } from "../posts/markdown/plain-post.ts";
import { createLog } from "./log.ts";

const log = createLog("info", { write: () => undefined });

/** Processor time: a quadratic pattern needs more, also on a fast machine, a linear one far less. */
const LIMIT_MS = 60;

test.each<[what: string, read: (text: string) => unknown, pieces: string[]]>([
  ["a path in the log", (path) => log.info({ path: `%${path}` }), ["/", "25", "a@"]],
  ["an error in the log", (message) => log.error(new Error(message)), [" ", "/", "%25"]],
  ["an e-mail address", isEmail, ["a", "a.", "-"]],
  ["a field", (name) => parseSubmission({ full_name: name }), [" ", "\u202e"]],
  ["a shortened text", (text) => shorten(`${text} and more`, text.length + 5), [" ", ",", "a"]],
  ["a post without format", (text) => plainPost(text, ""), ["\n", "\n \t", " ", "![", "![]("]],
  ["a post's file", (text) => parsePostFile("a.md", `---\n${text}`), ["\n", "---\t", "--- "]],
])("%s takes linear time", (_what, read, pieces) => {
  for (const piece of pieces) {
    const text = piece.repeat(16_000 / piece.length);
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      read(`${text}x`);
      return process.cpuUsage(start).user / 1000;
    });
    expect(Math.min(...times), piece).toBeLessThan(LIMIT_MS);
  }
});
