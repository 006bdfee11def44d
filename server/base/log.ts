import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Keep every line below 2 kB, whatever a client or the database writes. */
const MAX_PATH = 200;
const MAX_MESSAGE = 400;
const MAX_STACK = 1_000;

/**
 * The log contains no personal data at any level. PostgreSQL repeats a row's values in the `detail` of an
 * error, and a path may contain a preview's token or an e-mail address.
 */
const serializers = { err: withoutDetails, path: withoutSecrets, slug: withoutSecrets };

/**
 * Creates a log that writes JSON lines to standard output. `level` is one of pino's levels or `silent`.
 * @param output by default writes each line at once, for commands
 */
export function createLog(level: string, output: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, output);
}

function withoutDetails(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return shortMessage(String(thrown));
  const { type, message, stack, code } = pino.stdSerializers.err(thrown);
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type,
    code,
    message: shortMessage(message),
    stack: frames.join("\n").slice(0, MAX_STACK),
  };
}

/** Messages repeat paths. */
function shortMessage(message: string): string {
  return message.slice(0, MAX_MESSAGE).split(" ").map(withoutSecrets).join(" ");
}

/** Replaces what follows `preview/`, in whatever encoding, and segments with an e-mail address. */
function withoutSecrets(path: unknown): unknown {
  if (typeof path !== "string") return path;
  if (decoded(path).toLowerCase().includes("preview/")) return "/preview/*";
  const segments = path.slice(0, MAX_PATH).split("/");
  return segments.map((segment) => (decoded(segment).includes("@") ? "*" : segment)).join("/");
}

/** An escaped byte, whose percent sign may be escaped again. Escapes may be malformed. */
const ESCAPED = /%(?:25)*([\da-f]{2})/gi;

function decoded(path: string): string {
  return path.replace(ESCAPED, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}
