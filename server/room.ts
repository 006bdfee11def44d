import { inTime } from "./in-time.ts";

export interface Room {
  /**
   * Waits until there is room for so many bytes, in the order in which others came, and gives what
   * leaves it again. Whoever wants more than all gets all. @throws after `patienceMs`
   */
  take(bytes: number, patienceMs?: number): Promise<() => void>;
}

/** Bounds what all who work on something large have in memory together. */
export function createRoom(capacity: number): Room {
  let free = capacity;
  const waiting: { bytes: number; enter: () => void }[] = [];

  const admit = () => {
    while (waiting[0] !== undefined && waiting[0].bytes <= free) {
      const { bytes, enter } = waiting.shift() as (typeof waiting)[number];
      free -= bytes;
      enter();
    }
  };
  const leaving = (bytes: number) => {
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      free += bytes;
      admit();
    };
  };

  return {
    async take(wanted, patienceMs) {
      const bytes = Math.min(wanted, capacity);
      const place = { bytes, enter: () => {} };
      const entered = new Promise<void>((resolve) => {
        place.enter = resolve;
      });
      waiting.push(place);
      admit();
      try {
        await (patienceMs === undefined ? entered : inTime(entered, patienceMs, "No room"));
      } catch (error) {
        waiting.splice(waiting.indexOf(place), 1);
        admit();
        throw error;
      }
      return leaving(bytes);
    },
  };
}
