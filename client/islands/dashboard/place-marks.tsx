import { facts } from "../../../shared/content/example-line/parameters.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { useControls, useLinkTo } from "./controls.ts";
import { kmText } from "./format.ts";

/** What a map marks: all places, those that the filters list, and the shown one. */
export interface MarkedPlaces {
  ranked: readonly RankedPlace[];
  listed: readonly RankedPlace[];
  shown: RankedPlace | undefined;
}

/** The attributes of a place's mark on a map: a link that the list has too, so the Tab key passes it. */
export function useMarkLink({ listed, shown }: MarkedPlaces) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  return ({ place, rank }: RankedPlace) => ({
    ...linkTo({ at: place.kilometre }, { type: "place.chosen", at: place.kilometre }),
    "aria-label": `Rank ${rank}, ${kmText(place.kilometre)}, ${facts[place.parameter].name}`,
    "aria-current": rank === shown?.rank || undefined,
    "data-chosen": place.kilometre === choice.at || undefined,
    "data-hidden": listed.every((each) => each.rank !== rank) || undefined,
    "data-km": place.kilometre,
    tabIndex: -1,
  });
}
