import { setTimeout as delay } from "node:timers/promises";
import { type Ask, newProspect, type Prospect } from "./prospects.ts";

const AT_ONCE = 4;
/** Of those whose first try fails, this part never comes back. */
const GIVING_UP = 0.1;

export interface Visit {
  prospect: Prospect;
  /** Undefined for who gave up. */
  reference?: string;
  failures: number;
  /** When the try began that was answered, or the last one. */
  triedAt: Date;
}

/** Prospects who come one after the other at several doors, until they are told to leave. */
export class Crowd {
  asking = 0;
  readonly #ask: Ask;
  readonly #url: string;
  readonly #visits: Visit[] = [];
  readonly #doors: Promise<void>[];
  #isLeaving = false;

  constructor(ask: Ask, url: string) {
    this.#ask = ask;
    this.#url = url;
    this.#doors = Array.from({ length: AT_ONCE }, () => this.#comeOneByOne());
  }

  /** Those who still ask go on until they are answered. */
  async leave(): Promise<Visit[]> {
    this.#isLeaving = true;
    await Promise.all(this.#doors);
    return this.#visits;
  }

  async #comeOneByOne(): Promise<void> {
    while (!this.#isLeaving) {
      const visit: Visit = { prospect: newProspect(), failures: 0, triedAt: new Date() };
      this.#visits.push(visit);
      const isPatient = Math.random() >= GIVING_UP;
      do {
        await this.#try(visit);
        await delay(20 + Math.random() * 60);
      } while (visit.reference === undefined && (isPatient || visit.failures === 0));
    }
  }

  async #try(visit: Visit): Promise<void> {
    visit.triedAt = new Date();
    this.asking += 1;
    const answer = await this.#ask(this.#url, visit.prospect);
    this.asking -= 1;
    if (answer?.reference === undefined) visit.failures += 1;
    else visit.reference = answer.reference;
  }
}
