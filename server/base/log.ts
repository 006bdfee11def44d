import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Limits in characters, which together keep a line below 2 kB. */
const MAX_PATH = 200;
const MAX_MESSAGE = 400;
const MAX_STACK = 1_000;

/**
 * The log contains no personal data at any level. PostgreSQL repeats a row's values in the `detail` of an
 * error, and a path may contain a preview's token or an e-mail address.
 */
const serializers = { err: withoutPersonalData, path: withoutSecrets, slug: withoutSecrets };

/**
 * Creates a log that writes JSON lines to standard output. `level` is one of pino's levels or `silent`.
 * @param output by default writes each line at once, for commands
 */
export function createLog(level: string, output: DestinationStream = pino.destination(1)): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, output);
}

function withoutPersonalData(thrown: unknown): unknown {
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

/** The message of an error may contain a path. */
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
  if (!path.includes("%")) return path;
  return path.replace(ESCAPED, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
}

const STANDARD_OUTPUT = 1;
/** Lines are written together, when they reach this length or after this time. */
const BATCH_BYTES = 8_192;
const BATCH_MS = 1_000;
/** While this much waits in memory, further lines are lost and counted. */
const MAX_WAITING_BYTES = 250_000;

export type LogOutput = ReturnType<typeof openLogOutput>;

/**
 * Opens standard output for a log that never waits for it, so that neither a full disk nor a reader that stands still
 * stops the site. Lines that cannot be written wait for the next attempt. It has no `flushSync`, which pino calls after
 * a fatal error and which would wait, too.
 */
export function openLogOutput(file = STANDARD_OUTPUT) {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
    maxLength: MAX_WAITING_BYTES,
  });
  const output = {
    lostLines: 0,
    write: (line: string) => destination.write(line),
    /** Calls back when all earlier lines are written or lost. While a full pipe is not read, it does not call back. */
    close(callback: () => void): void {
      // A flush that begins during a write ends with it, before the lines that came after it.
      destination.flush(() =>
        destination.flush(() => {
          // Otherwise the end of the process would wait for lines that a full disk does not accept.
          destination.destroy();
          callback();
        }),
      );
    },
  };
  destination.on("drop", () => {
    output.lostLines += 1;
  });
  // Without a listener, an error would end the process.
  destination.on("error", () => undefined);
  return output;
}
