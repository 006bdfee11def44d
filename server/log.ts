import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** How long lines wait for others once one has gone out; nobody reads them sooner. */
const GATHER_MS = 50;
/** So many characters do not wait. */
const GATHER_CHARACTERS = 15 * 1024;

/** One JSON line per event on standard output. `level` as pino names them, or `silent`. */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: createTimestamp() };
  return pino(options, gathering(pino.destination({ sync: false, minLength: GATHER_CHARACTERS })));
}

/** As pino's own, written once for all lines of a millisecond. */
export function createTimestamp(now = Date.now): () => string {
  let at = Number.NaN;
  let text = "";
  return () => {
    const time = now();
    if (time !== at) {
      at = time;
      text = `,"time":"${new Date(time).toISOString()}"`;
    }
    return text;
  };
}

interface Destination extends DestinationStream {
  /** Writes what was kept until there is more of it. */
  flush(): void;
  /** The same before it returns. */
  flushSync(): void;
}

/**
 * Hands on a line that comes alone at once, and those that follow closely all together: a write for
 * each would cost a busy site as much as the page that it tells of. They are gathered here, since
 * pino's destination goes through all that it has whenever a line is added.
 */
export function gathering(destination: Destination): DestinationStream {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const handOn = () => {
    const lines = waiting;
    waiting = "";
    if (lines !== "") destination.write(lines);
  };
  // pino calls these at the exit of the process, when nothing may wait any more.
  for (const name of ["flush", "flushSync"] as const) {
    const flush = destination[name].bind(destination);
    destination[name] = () => {
      handOn();
      flush();
    };
  }
  const flush = () => {
    destination.flush();
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting !== "") flush();
    }, GATHER_MS).unref();
  };
  return {
    write(line) {
      waiting += line;
      if (timer === undefined) flush();
      else if (waiting.length >= GATHER_CHARACTERS) handOn();
    },
  };
}
