import type { Page } from "@playwright/test";
import { careersPageWalks } from "../../shared/models/careers-model.ts";
import { demoFormWalks } from "../../shared/models/demo-form-model.ts";
import { filterWalks } from "../../shared/models/insights-model.ts";
import { rankedListWalks } from "../../shared/models/ranked-list-model.ts";
import { careersPlayer } from "./careers-player.ts";
import { demoFormPlayer } from "./demo-form-player.ts";
import { filterPlayer } from "./filter-player.ts";
import type { InputMode } from "./input-modes.ts";
import { type Player, playWalk } from "./player.ts";
import { rankedListPlayer } from "./ranked-list-player.ts";

/** A walk with the page that it is played on. */
export interface Playable {
  title: string;
  /** The state in which it leaves the machine. */
  end: unknown;
  /** Plays it on a page that is not yet open. */
  play(page: Page, input: InputMode, afterStep?: (label: string) => Promise<void>): Promise<void>;
}

const form = demoFormWalks.map((walk) => playable(demoFormPlayer, walk));
const careers = careersPageWalks.map((walk) => playable(careersPlayer, walk));
const filters = filterWalks.map((walk) => playable(filterPlayer, walk));
const lists = rankedListWalks.map((walk) => playable(rankedListPlayer(walk.input), walk));

/** The walks that every input mode and display has to support: sending, failing, trying again. */
export const coreWalks = [
  /the request is stored, the toast is dismissed$/,
  /the request is stored, .*the request fails$/,
  /the captcha is tried again$/,
  /the department is toggled, a role is toggled$/,
  /the reader asks for all$/,
  /km 33.4 is chosen, the whole line is chosen$/,
].map((ending) => {
  const found = [...form, ...careers, ...filters, ...lists].find(({ title }) => ending.test(title));
  if (found === undefined) throw new Error(`No walk ends with ${ending}`);
  return found;
});

export function playable<Step extends { label: string; value: unknown }>(
  player: Player<Step>,
  { title, steps }: { title: string; steps: readonly Step[] },
): Playable {
  return {
    title,
    end: steps.at(-1)?.value,
    async play(page, input, afterStep = async () => {}) {
      const session = await player.begin(page, input);
      await page.goto(player.path);
      await playWalk(session, steps, ({ label }) => afterStep(label));
    },
  };
}
