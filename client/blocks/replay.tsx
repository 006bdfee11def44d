import {
  type ReplayPart,
  readReplayChoice,
  replayFields,
} from "../../shared/content/mine-level/replay-choice.ts";
import { otherFields } from "../../shared/other-fields.ts";
import { LevelWalls } from "../figures/level-walls.tsx";
import type { Island as IslandOf } from "../island/define-island.ts";
import { Island } from "../island/island.tsx";
import type { ReplayProps } from "../islands/fleet-replay/replay-window.tsx";

interface ReplayPartProps {
  of: IslandOf<ReplayProps>;
  part: ReplayPart;
  /** The page's query parameters. */
  query: Readonly<Record<string, string>>;
}

/** The window of the replay: six minutes of a shift on one mine level. */
export function Replay({ of, part, query }: ReplayPartProps) {
  const props = { choice: readReplayChoice(query, part), others: otherFields(query, replayFields) };
  return (
    <>
      <LevelWalls />
      <Island of={of} props={props} />
    </>
  );
}
