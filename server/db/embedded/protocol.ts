// The parts of PostgreSQL's frontend/backend protocol (version 3) that the shared session uses.

export const NOTIFICATION = "A";
/** At `Sync` and `Query` the server executes the messages received so far and responds. */
export const endsBatch = (type: string) => type === "S" || type === "Q";

export interface Message {
  type: string;
  /** The complete message with type and length. */
  bytes: Buffer;
}

/** Splits `bytes` into complete messages and the rest, an incomplete message. */
export function wholeMessages(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let offset = 0;
  // One byte for the type, then the length, which includes itself but not the type.
  while (bytes.length - offset >= 5) {
    const end = offset + 1 + bytes.readUInt32BE(offset + 1);
    if (end > bytes.length) break;
    messages.push({
      type: String.fromCharCode(bytes.readUInt8(offset)),
      bytes: bytes.subarray(offset, end),
    });
    offset = end;
  }
  return { messages, rest: bytes.subarray(offset) };
}

/** True if a complete response, which ends with `ReadyForQuery`, leaves no transaction open. */
export function endsIdle(response: Message[]): boolean {
  const ready = response.at(-1);
  return ready?.type === "Z" && ready.bytes.at(5) === "I".charCodeAt(0);
}

/** Length of the startup message at the start of `bytes`; undefined while it is incomplete. */
export function startupLength(bytes: Buffer): number | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readUInt32BE(0);
  return bytes.length < length ? undefined : length;
}
