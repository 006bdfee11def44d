import type { Page } from "@playwright/test";
import type { Hands } from "./hands.ts";

/** Plays the walks of one machine on its page. */
export interface Player<Step extends { told: string }> {
  path: string;
  /** Stands in for what the walks decide over; before the page is opened. */
  begin(page: Page, hands: Hands): Promise<Play<Step>>;
}

export interface Play<Step extends { told: string }> {
  does: Record<Step["told"], () => Promise<void>>;
  /** Compares the page with the machine after a step. */
  expectShown(step: Step): Promise<void>;
}

/** Plays a walk on a page that is open, comparing the two after every step. */
export async function playWalk<Step extends { told: string }>(
  { does, expectShown }: Play<Step>,
  steps: readonly Step[],
  afterStep: (step: Step) => Promise<void> = async () => {},
): Promise<void> {
  for (const step of steps) {
    try {
      await does[step.told as Step["told"]]();
      await expectShown(step);
      await afterStep(step);
    } catch (error) {
      if (error instanceof Error) error.message = `When ${step.told}: ${error.message}`;
      throw error;
    }
  }
}
