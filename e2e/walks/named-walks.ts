import { careersPageWalks } from "../../shared/models/careers-model.ts";
import { demoFormWalks } from "../../shared/models/demo-form-model.ts";
import { filterWalks, moreWalks, retryWalks } from "../../shared/models/insights-model.ts";
import { rankedListWalks } from "../../shared/models/ranked-list-model.ts";
import { careersPlayer } from "../players/careers-player.ts";
import { demoFormPlayer } from "../players/demo-form-player.ts";
import { filterPlayer } from "../players/filter-player.ts";
import { morePlayer } from "../players/more-player.ts";
import { type Playable, playable } from "../players/player.ts";
import { rankedListPlayer } from "../players/ranked-list-player.ts";
import { readingPlayer } from "../players/reading-player.ts";

/** A walk with its name and its page. */
export interface NamedWalk {
  name: string;
  walk: Playable;
  site: NeededSite;
}

/**
 * The site that a walk needs: with the initial posts, without access to its posts, or with more than a page
 * of posts.
 */
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

/** Finds the walk with this name, or the first one that contains the words. */
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
