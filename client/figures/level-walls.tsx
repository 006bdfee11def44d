import level from "../../shared/content/mine-level/level.json" with { type: "json" };
import { LEVEL_WALLS } from "../islands/fleet-replay/level-map.tsx";

/** Defines the walls of the mine level once on a page, for the plans that use them. They stay out of the islands' code. */
export function LevelWalls() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <path id={LEVEL_WALLS} d={level.walls} />
      </defs>
    </svg>
  );
}
