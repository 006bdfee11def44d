import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line per event on standard output. `level` as pino names them, or `silent`. */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  // Lines that come while one is being written go out together; at the exit pino writes the rest.
  return pino(options, pino.destination({ sync: false }));
}
