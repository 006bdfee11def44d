import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * One JSON line per event on standard output. `level` as pino names them, or `silent`. Lines are written
 * together, within a second; pino writes the rest when the process exits.
 */
export function createLog(level: string): Log {
  const destination = pino.destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}
