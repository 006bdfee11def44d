import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** How long lines wait for others once one has gone out; nobody reads them sooner. */
const GATHER_MS = 50;
/** So many bytes do not wait. */
const GATHER_BYTES = 15 * 1024;

/** One JSON line per event on standard output. `level` as pino names them, or `silent`. */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  // At the exit pino writes what still waits.
  return pino(options, gathering(pino.destination({ sync: false, minLength: GATHER_BYTES })));
}

interface Waiting extends DestinationStream {
  /** Writes what was kept until there is more of it. */
  flush(): void;
}

/**
 * Hands on a line that comes alone at once, and those that follow closely all together: a write for
 * each would cost a busy site as much as the page that it tells of.
 */
export function gathering(destination: Waiting): DestinationStream {
  let isWaiting = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    isWaiting = false;
    destination.flush();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) flush();
    }, GATHER_MS).unref();
  };
  return {
    write(line) {
      destination.write(line);
      isWaiting = true;
      if (timer === undefined) flush();
    },
  };
}
