/** Assumptions about the floor and the driver. */
export interface Assumptions {
  /** Friction between tyre and floor, as a share of the weight. */
  friction: number;
  /** Seconds from the warning until the brakes hold. */
  reactionS: number;
}

/** Friction on floors, as shares of the weight. Chosen for this example. */
export const floors = { clay: 0.2, wet: 0.3 } as const;

/** What the stopping distances of the driver's display assume: wet rock, and 1.5 s until the brakes hold. */
export const assumptions: Assumptions = { friction: floors.wet, reactionS: 1.5 };

export const GRAVITY = 9.81;
/** Brakes of a loaded vehicle give no more, whatever the floor: an assumption, m/s². */
export const BRAKE_LIMIT = 3.5;

/** Deceleration in m/s² on a grade in percent, positive uphill. At 0 or less the vehicle does not stop. */
export function decelerationOf(gradePercent: number, { friction }: Assumptions): number {
  const angle = Math.atan(gradePercent / 100);
  const grip = Math.min(BRAKE_LIMIT, GRAVITY * friction * Math.cos(angle));
  return grip + GRAVITY * Math.sin(angle);
}

export interface StoppingDistance {
  /** Metres until the brakes hold. */
  reaction: number;
  /** Metres from then until it stands. */
  braking: number;
  total: number;
}

/** d = v·t + v² / 2a, from a speed in m/s. */
export function stoppingDistance(
  speed: number,
  gradePercent: number,
  assumptions: Assumptions,
): StoppingDistance {
  const deceleration = decelerationOf(gradePercent, assumptions);
  const reaction = speed * assumptions.reactionS;
  const braking = deceleration > 0 ? speed ** 2 / (2 * deceleration) : Number.POSITIVE_INFINITY;
  return { reaction, braking, total: reaction + braking };
}
