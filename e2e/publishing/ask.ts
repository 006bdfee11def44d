import { type Agent, get } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  text: string;
  /** Until the answer begins. */
  ms: number;
}

export function ask(agent: Agent, url: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (answer) => {
      const ms = performance.now() - began;
      const body = await buffer(answer);
      resolve({ status: answer.statusCode ?? 0, text: body.toString(), ms });
    }).on("error", reject);
  });
}
