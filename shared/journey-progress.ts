/** Position of a line in pixels from the top of the viewport. */
interface LinePlace {
  top: number;
  height: number;
}

// Section 9 of the specification: the line fills slightly faster than the page scrolls, and lights milestones early.
const SCALE = 1.05;
const REACH = 0.05;

/**
 * Returns the scroll progress along the line from 0 to 1. It begins when the line's start passes the middle
 * of the viewport and is complete slightly before the line's end passes it.
 */
export function journeyProgress(line: LinePlace, windowHeight: number): number {
  const passed = windowHeight / 2 - line.top;
  if (line.height <= 0) return passed < 0 ? 0 : 1;
  return Math.min(1, Math.max(0, (passed / line.height) * SCALE));
}

/** True if the progress is at, beyond or slightly before this position (0 to 1). */
export function isReached(position: number, progress: number): boolean {
  return progress >= position - REACH;
}
