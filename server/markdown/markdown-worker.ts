import { parentPort, workerData } from "node:worker_threads";
import { createPostParser } from "./post-parser.ts";

/** The post as JSON, or why there is none. */
export type ParserReply = { json: string } | { refused: string };

/** As a string a post costs the receiving thread least; above this length it would still stall it. */
const REPLY_CHARACTERS = 1_500_000;

const parse = createPostParser(String(workerData));

parentPort?.on("message", (markdown: string) => parentPort?.postMessage(replyTo(markdown)));
parentPort?.postMessage("ready");

function replyTo(markdown: string): ParserReply {
  try {
    const json = JSON.stringify(parse(markdown));
    return json.length > REPLY_CHARACTERS ? { refused: "The reply is too long" } : { json };
  } catch (error) {
    return { refused: String(error) };
  }
}
