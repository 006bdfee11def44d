import { careersPageWalks } from "../../shared/models/careers-model.ts";
import { demoFormWalks } from "../../shared/models/demo-form-model.ts";
import { filterWalks, moreWalks, retryWalks } from "../../shared/models/insights-model.ts";
import { rankedListWalks } from "../../shared/models/ranked-list-model.ts";
import { careersPlayer } from "../players/careers-player.ts";
import { type Playable, playable } from "../players/core-walks.ts";
import { demoFormPlayer } from "../players/demo-form-player.ts";
import { filterPlayer } from "../players/filter-player.ts";
import { morePlayer } from "../players/more-player.ts";
import { rankedListPlayer } from "../players/ranked-list-player.ts";
import { readingPlayer } from "../players/reading-player.ts";

/** A walk by the name that a person asks for it, with the page it is on. */
export interface NamedWalk {
  name: string;
  walk: Playable;
  site: NeededSite;
}

/** One with the first posts, one that cannot read its posts, or one with more than a page of them. */
export type NeededSite = "usual" | "unreadable" | "many posts";

export const namedWalks: readonly NamedWalk[] = [
  ...named(
    "demo form",
    demoFormWalks.map((walk) => playable(demoFormPlayer, walk)),
  ),
  ...named(
    "careers",
    careersPageWalks.map((walk) => playable(careersPlayer, walk)),
  ),
  ...named(
    "ranked list",
    rankedListWalks.map((walk) => playable(rankedListPlayer(walk.input), walk)),
  ),
  ...named(
    "insights",
    filterWalks.map((walk) => playable(filterPlayer, walk)),
  ),
  ...named(
    "insights without posts",
    retryWalks.map((walk) => playable(readingPlayer, walk)),
    "unreadable",
  ),
  ...named(
    "insights of many pages",
    moreWalks.map((walk) => playable(morePlayer, walk)),
    "many posts",
  ),
];

/** The walk of this name, or the first one that has the words in it. */
export function findWalk(words: string): NamedWalk | undefined {
  return (
    namedWalks.find(({ name }) => name === words) ??
    namedWalks.find(({ walk }) => walk.title === words) ??
    namedWalks.find(({ name }) => name.includes(words))
  );
}

function named(page: string, walks: readonly Playable[], site: NeededSite = "usual"): NamedWalk[] {
  return walks.map((walk) => ({ name: `${page}: ${walk.title}`, walk, site }));
}
