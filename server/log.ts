import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Creates a log that writes JSON lines to standard output. `level` is one of pino's levels or `silent`.
 * Lines are buffered for up to a second; pino writes the remaining ones when the process exits.
 */
export function createLog(level: string): Log {
  const destination = pino.destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
