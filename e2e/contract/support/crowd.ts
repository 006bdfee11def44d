import { setTimeout as delay } from "node:timers/promises";
import { tokens } from "../../../server/testing/siteverify-stand-in.ts";
import { demoRequest, referenceOf, submit } from "./demo-request.ts";

const VISITORS = 8;

type Accepted = Record<"email" | "reference", string>;

/**
 * Visitors who send one demo request after another. Like the form, a visitor without a response sends the
 * same request again with a new captcha solution.
 */
export class Crowd {
  readonly accepted: Accepted[] = [];
  /** Statuses other than 201 and 503. */
  readonly refused: number[] = [];
  readonly #siteUrl: string;
  readonly #visitors: Promise<void>[];
  #isOver = false;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
    this.#visitors = Array.from({ length: VISITORS }, () => this.#visit());
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) await this.#sendUntilAnswered(demoRequest());
  }

  async #sendUntilAnswered(body: ReturnType<typeof demoRequest>): Promise<void> {
    while (!this.#isOver) {
      const sent = { ...body, recaptcha_token: tokens.solved() };
      const answer = await submit(this.#siteUrl, sent).catch(() => undefined);
      if (answer?.status === 201) {
        this.accepted.push({ email: body.email, reference: referenceOf(answer) });
        return;
      }
      if (answer !== undefined && answer.status !== 503) this.refused.push(answer.status);
      await delay(50);
    }
  }
}
