import {
  type ReplayPart,
  readReplayChoice,
  replayFields,
} from "../../shared/content/mine-level/replay-choice.ts";
import { turnNote } from "../../shared/content/mine-level/report-text.ts";
import { otherFields } from "../../shared/other-fields.ts";
import { Caption } from "../components/caption.tsx";
import { Columns, Stack } from "../components/layout.tsx";
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

/** Who gives way, how fast, and where to, on the level of the fleet map. */
const rules = [
  "Loaded before empty, uphill before downhill, light vehicles last; else the first to ask. Two vehicles pass only where a drift has two lanes.",
  `At most 5\u00a0km/h past a safety bay; past a person in it only after that person’s signal. ${turnNote}`,
  "Trucks 1 and 2 haul to the ore passes, Truck 3 to the stockpile at the top of the ramp. A mark stands where the vehicle was when it reported.",
];

/** The window of the replay: six minutes of a shift on one mine level. */
export function Replay({ of, part, query }: ReplayPartProps) {
  const props = { choice: readReplayChoice(query, part), others: otherFields(query, replayFields) };
  return (
    <>
      <LevelWalls />
      <Stack gap={4} stretch>
        <Island of={of} props={props} />
        {part === "fleet" && (
          <Columns count={3} gap={2}>
            {rules.map((rule) => (
              <Caption key={rule}>{rule}</Caption>
            ))}
          </Columns>
        )}
      </Stack>
    </>
  );
}
