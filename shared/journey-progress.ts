/** A line on the page, in pixels from the window's upper edge. */
export interface LinePlace {
  top: number;
  height: number;
}

// The specification, section 9.
const SCALE = 1.05;
const REACH = 0.05;

/**
 * How far along the line a visitor has scrolled, from 0 to 1. It counts from where the line's
 * beginning passes the middle of the window, and is full a little before the line's end does.
 */
export function journeyProgress(line: LinePlace, windowHeight: number): number {
  const passed = windowHeight / 2 - line.top;
  if (line.height <= 0) return passed < 0 ? 0 : 1;
  return Math.min(1, Math.max(0, (passed / line.height) * SCALE));
}

/** Whether progress has come to this position (0 to 1) on the line, or nearly so. */
export function isReached(position: number, progress: number): boolean {
  return progress >= position - REACH;
}
