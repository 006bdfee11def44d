import level from "../../shared/content/mine-level/level.json" with { type: "json" };

/** Id of the path of all walls, which the plans of the level use. */
export const LEVEL_WALLS = "level-walls";

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
