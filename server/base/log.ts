import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * The log contains no personal data at any level. PostgreSQL repeats a row's values in the `detail` of an
 * error, and a path may contain a preview's token or an e-mail address.
 */
const serializers = { err: withoutDetails, path: withoutSecrets, slug: withoutSecrets };

/**
 * Creates a log that writes JSON lines to standard output. `level` is one of pino's levels or `silent`.
 * Lines are buffered for up to a second; pino writes the remaining ones when the process exits.
 */
export function createLog(level: string): Log {
  const destination = pino.destination({ sync: false, minLength: 8_192, periodicFlush: 1_000 });
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers }, destination);
}

function withoutDetails(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return String(thrown);
  const { type, message, stack, code } = pino.stdSerializers.err(thrown);
  return { type, code, message, stack };
}

function withoutSecrets(path: unknown): unknown {
  if (typeof path !== "string") return path;
  return path.replace(/(?<=^\/preview\/).*/, "*").replace(/[^/]*(?:@|%40)[^/]*/gi, "*");
}
