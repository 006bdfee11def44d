import type { Browser } from "@playwright/test";
import { array, assert, asyncProperty, nat } from "fast-check";
import { careersPageSamples } from "../shared/models/careers-model.ts";
import { walkByPicks } from "../shared/models/chosen-walks.ts";
import { filterChoices, insightsStarts } from "../shared/models/insights-model.ts";
import { isListed, rankedListStarts } from "../shared/models/ranked-list-model.ts";
import { walkedMachines } from "../shared/models/walked-machines.ts";
import { test } from "./hosted-captcha-fixture.ts";
import { careersPlayer } from "./players/careers-player.ts";
import { canFollow, demoFormPlayer } from "./players/demo-form-player.ts";
import { filterPlayer } from "./players/filter-player.ts";
import { mouse } from "./players/input-modes.ts";
import { type Playable, playable } from "./players/player.ts";
import { rankedListPlayer } from "./players/ranked-list-player.ts";

const { demoForm, careers, insights, rankedList } = walkedMachines;

const wanders: Record<string, (picks: number[]) => Playable> = {
  "the demo form": (picks) => playable(demoFormPlayer, walkByPicks(demoForm, picks, canFollow)),
  "the careers list": (picks) => {
    const toggles = { ...careers, samples: careersPageSamples };
    return playable(careersPlayer, walkByPicks(toggles, picks));
  },
  "the ranked list": (picks) => {
    const input = rankedListStarts.line;
    const walk = walkByPicks({ ...rankedList, input }, picks, ({ label }, before) =>
      isListed(label, before.at(-1)?.context ?? input),
    );
    return playable(rankedListPlayer(input), walk);
  },
  "the insights": (picks) => {
    const filters = { ...insights, samples: filterChoices, input: insightsStarts.whole };
    return playable(filterPlayer, walkByPicks(filters, picks));
  },
};

// For more runs: `WANDERS=50 npx playwright test -c e2e wandering`.
const runs = Number(process.env.WANDERS ?? 1);

for (const [name, walkBy] of Object.entries(wanders)) {
  test(`after random steps on ${name} the page shows the machine's state`, async ({
    browser,
    siteUrl,
  }) => {
    test.setTimeout(120_000 + runs * 60_000);
    const picks = array(nat(1000), { minLength: 8, maxLength: 12 });

    await assert(
      asyncProperty(picks, (picked) => playOn(browser, siteUrl, walkBy(picked))),
      { numRuns: runs },
    );
  });
}

/** In a new tab, so that no state of the previous walk remains. */
async function playOn(browser: Browser, baseURL: string, walk: Playable): Promise<void> {
  const page = await browser.newPage({ baseURL });
  try {
    await walk.play(page, mouse);
  } catch (error) {
    throw new Error(`On the walk: ${walk.title}`, { cause: error });
  } finally {
    await page.close();
  }
}
