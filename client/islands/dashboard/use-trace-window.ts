import { type PointerEvent, useRef, useState } from "react";
import { LINE_LENGTH } from "../../../shared/content/example-line/line-design.ts";

/** The part of the line that the traces show, in metres. */
interface TraceWindow {
  middle: number;
  metres: number;
}

const SHORTEST = 30;
const LONGEST = 480;
/** A pointer that moves less than this number of pixels is a tap. */
const TAP = 5;

interface Gesture {
  /** Horizontal position of each pointer, where it is pressed and now. */
  pointers: Map<number, { start: number; now: number }>;
  window: TraceWindow;
}

/**
 * The window of the traces. One pointer drags it along the line, two pointers enlarge or reduce it; a pointer that only
 * hovers or taps is reported as a share of the plot's width.
 */
export function useTraceWindow(initial: TraceWindow, onPoint: (share: number) => void) {
  const [window, setWindow] = useState(initial);
  const gesture = useRef<Gesture>({ pointers: new Map(), window: initial });
  const frame = useRef(0);

  /** Draws at most once a frame, because several pointer events may arrive between two frames. */
  function show(next: TraceWindow): void {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => setWindow(withinLine(next)));
  }

  /** Starts again from where the pointers are, when one comes or goes. */
  function restart(): void {
    const { pointers } = gesture.current;
    for (const pointer of pointers.values()) pointer.start = pointer.now;
    gesture.current = { pointers, window };
  }

  function point(event: PointerEvent<HTMLElement>): void {
    const plot = plotOf(event.currentTarget);
    const share = (event.clientX - plot.left) / plot.width;
    if (share > -0.02 && share < 1.02) onPoint(Math.max(0, Math.min(1, share)));
  }

  return {
    window,
    moveBy: (share: number) =>
      setWindow((now) => withinLine({ ...now, middle: now.middle + share * now.metres })),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || isControl(event.target)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        gesture.current.pointers.set(event.pointerId, { start: event.clientX, now: event.clientX });
        restart();
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const pointer = gesture.current.pointers.get(event.pointerId);
        if (!pointer) return point(event);
        pointer.now = event.clientX;
        if (Math.abs(pointer.now - pointer.start) < TAP) return;
        show(windowOf(gesture.current, plotOf(event.currentTarget)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const pointer = gesture.current.pointers.get(event.pointerId);
        if (pointer && Math.abs(pointer.now - pointer.start) < TAP) point(event);
        gesture.current.pointers.delete(event.pointerId);
        restart();
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        gesture.current.pointers.delete(event.pointerId);
        restart();
      },
    },
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button, input") !== null;
}

function plotOf(lanes: Element): DOMRect {
  return (lanes.querySelector("[data-plot]") ?? lanes).getBoundingClientRect();
}

/** The window under the pointers: what is below each of them moves with it. */
function windowOf({ pointers, window }: Gesture, plot: DOMRect): TraceWindow {
  const positions = [...pointers.values()];
  const starts = positions.map(({ start }) => start);
  const nows = positions.map(({ now }) => now);
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
  const scale = positions.length > 1 ? spread(starts) / Math.max(20, spread(nows)) : 1;
  const metres = Math.max(SHORTEST, Math.min(LONGEST, window.metres * scale));
  const shareOf = (x: number) => (x - plot.left) / plot.width - 0.5;
  const held = window.middle + shareOf(mean(starts)) * window.metres;
  return { metres, middle: held - shareOf(mean(nows)) * metres };
}

function withinLine({ middle, metres }: TraceWindow): TraceWindow {
  const half = metres / 2;
  return { metres, middle: Math.max(half, Math.min(LINE_LENGTH - half, middle)) };
}
