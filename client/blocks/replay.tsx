import {
  type ReplayPart,
  readReplayChoice,
  replayFields,
} from "../../shared/content/mine-level/replay-choice.ts";
import { turnNote } from "../../shared/content/mine-level/report-text.ts";
import { assumptions } from "../../shared/content/mine-level/stopping.ts";
import { otherFields } from "../../shared/other-fields.ts";
import { Caption } from "../components/caption.tsx";
import { Disclosure } from "../components/disclosure.tsx";
import { Stack } from "../components/layout.tsx";
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

/** What the symbols and numbers mean, and on the level of the fleet map who gives way, how fast, and where to. */
const notes: Record<ReplayPart, readonly [summary: string, ...texts: string[]]> = {
  fleet: [
    "Symbols and rules of the level",
    "A mark stands where the vehicle was when it reported. An ellipse is ± 2 σ along the drift at that time, about 95%. The distance before the age is the one driven since.",
    "Amber road is where a silent vehicle can be at the posted limit; had it turned back, it would have come into radio and reported.",
    "Loaded before empty, uphill before downhill, light vehicles last; else the first to ask. Two vehicles pass only where a drift has two lanes.",
    "At most 5\u00a0km/h past a safety bay; past a person in it only after that person’s signal.",
    `Trucks 1 and 2 haul to the ore passes, Truck 3 to the stockpile at the top of the ramp. ${turnNote}`,
  ],
  cab: [
    "How the distances are measured",
    "Metres are from this vehicle’s body to the other’s at its last report, rounded down.",
    `Wet rock, brakes hold after ${assumptions.reactionS}\u00a0s. ${turnNote}`,
  ],
};

/** The window of the replay: six minutes of a shift on one mine level. */
export function Replay({ of, part, query }: ReplayPartProps) {
  const [summary, ...texts] = notes[part];
  const props = { choice: readReplayChoice(query, part), others: otherFields(query, replayFields) };
  return (
    <>
      <LevelWalls />
      <Stack gap={4} stretch>
        <Island of={of} props={props} />
        <Disclosure summary={summary}>
          {texts.map((note) => (
            <Caption key={note}>{note}</Caption>
          ))}
        </Disclosure>
      </Stack>
    </>
  );
}
