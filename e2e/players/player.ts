import type { Page } from "@playwright/test";
import type { InputMode } from "./input-modes.ts";

/** Plays the walks of one machine on its page. */
export interface Player<Step extends { label: string }> {
  path: string;
  /** Prepares the stand-ins that walks control. Call it before the page loads. */
  begin(page: Page, input: InputMode): Promise<WalkSession<Step>>;
}

export interface WalkSession<Step extends { label: string }> {
  actions: Record<Step["label"], () => Promise<void>>;
  /** Compares the page with the machine after a step. */
  expectShown(step: Step): Promise<void>;
}

/** A walk with the page that it is played on. */
export interface Playable {
  title: string;
  path: string;
  /** The state in which it leaves the machine. */
  end: unknown;
  /** Plays it on a page that is not yet open. */
  play(page: Page, input: InputMode, afterStep?: (label: string) => Promise<void>): Promise<void>;
}

export function playable<Step extends { label: string; value: unknown }>(
  player: Player<Step>,
  { title, steps }: { title: string; steps: readonly Step[] },
): Playable {
  return {
    title,
    path: player.path,
    end: steps.at(-1)?.value,
    async play(page, input, afterStep = async () => {}) {
      const session = await player.begin(page, input);
      await page.goto(player.path);
      await playWalk(session, steps, ({ label }) => afterStep(label));
    },
  };
}

/** Plays a walk on a page that is open, comparing the two after every step. */
export async function playWalk<Step extends { label: string }>(
  { actions, expectShown }: WalkSession<Step>,
  steps: readonly Step[],
  afterStep: (step: Step) => Promise<void> = async () => {},
): Promise<void> {
  for (const step of steps) {
    try {
      await actions[step.label as Step["label"]]();
      await expectShown(step);
      await afterStep(step);
    } catch (error) {
      if (error instanceof Error) error.message = `When ${step.label}: ${error.message}`;
      throw error;
    }
  }
}
