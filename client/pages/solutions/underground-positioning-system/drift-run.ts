import { SERVICE_1 } from "../../../../shared/content/mine-level/fleet.ts";
import { distance, type Point } from "../../../../shared/content/mine-level/level.ts";
import type { Pose } from "../../../../shared/content/mine-level/poses.ts";
import { wallsAround } from "../../../../shared/content/mine-level/position-filter.ts";
import { recordOf, vehicleAt } from "../../../../shared/content/mine-level/record.ts";
import { assumptionsOf, stills } from "../../../../shared/content/mine-level/replay-choice.ts";
import { STEP_S } from "../../../../shared/content/mine-level/simulate.ts";

/** The seconds of the replay in which Service 1 drives the whole haulage drift. */
const RUN = { from: 56, to: 127 };

/** A moment of the run. */
export interface RunSample {
  pose: Pose;
  /** Metres from the start of the run. */
  along: number;
  /** Two standard deviations along the drift, metres. */
  uncertainty: number;
  isEven: boolean;
}

/** One run of a service vehicle along the haulage drift of the fleet map, through rock and through even lining. */
export function driftRun(): RunSample[] {
  const record = recordOf(assumptionsOf(stills.fleet));
  let along = 0;
  let last: Point | undefined;
  const samples: RunSample[] = [];
  for (let time = RUN.from; time <= RUN.to; time += STEP_S) {
    const { pose, state } = vehicleAt(record, SERVICE_1, time);
    along += last ? distance(last, pose.at) : 0;
    last = pose.at;
    samples.push({
      pose,
      along,
      uncertainty: 2 * Math.sqrt(state.variance),
      isEven: wallsAround(SERVICE_1, state) === "even",
    });
  }
  return samples;
}

/** The run's parts in even lining, as its first and last sample there. */
export function evenParts(run: readonly RunSample[]): [first: RunSample, last: RunSample][] {
  const parts: [RunSample, RunSample][] = [];
  run.forEach((sample, index) => {
    if (!sample.isEven) return;
    const part = parts.at(-1);
    if (part && run[index - 1]?.isEven) part[1] = sample;
    else parts.push([sample, sample]);
  });
  return parts;
}

/** Between two positions that are drawn, and where the first one is, so that one is just behind each opening: metres. */
const EVERY_M = 15;
const FIRST_M = 9.5;

/** The positions of the run that are drawn. */
export function shownOf(run: readonly RunSample[]): RunSample[] {
  const stretchOf = ({ along }: RunSample) => Math.floor((along - FIRST_M) / EVERY_M);
  return run.filter((sample, index) => stretchOf(sample) !== stretchOf(run[index - 1] ?? sample));
}

/** The positions of the three steps: at an opening, in the even lining after it, at the next opening. */
export function stepsOf(shown: readonly RunSample[]): RunSample[] {
  return [242, 214, 198].map((x) =>
    shown.reduce((best, sample) =>
      Math.abs(sample.pose.at[0] - x) < Math.abs(best.pose.at[0] - x) ? sample : best,
    ),
  );
}
