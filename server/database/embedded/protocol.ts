import type { Socket } from "node:net";

// Messages of PostgreSQL's frontend/backend protocol, version 3: a byte for the type, then the length,
// which includes itself but not the type.

const TYPE_BYTES = 1;

/** Yields the client's messages until it disconnects. The first, the startup message, has no type. */
export async function* readMessages(client: Socket): AsyncGenerator<Buffer> {
  let unread: Buffer = Buffer.alloc(0);
  let typeBytes = 0;
  try {
    for await (const chunk of client) {
      unread = Buffer.concat([unread, chunk]);
      for (let end = lengthOf(unread, typeBytes); end <= unread.length; ) {
        yield unread.subarray(0, end);
        unread = unread.subarray(end);
        typeBytes = TYPE_BYTES;
        end = lengthOf(unread, typeBytes);
      }
    }
  } catch {
    // The connection is lost.
  }
}

/** Splits a complete response into its messages. */
export function splitMessages(response: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let rest = response; rest.length > 0; ) {
    const end = lengthOf(rest, TYPE_BYTES);
    messages.push(rest.subarray(0, end));
    rest = rest.subarray(end);
  }
  return messages;
}

/** Length of the first message; infinite while its head is incomplete. */
function lengthOf(bytes: Buffer, typeBytes: number): number {
  const headBytes = typeBytes + 4;
  return bytes.length < headBytes
    ? Number.POSITIVE_INFINITY
    : typeBytes + bytes.readUInt32BE(typeBytes);
}

/** At `Sync` and `Query` the server executes the messages received so far and responds. */
export const endsBatch = (message: Buffer) => "SQ".includes(typeOf(message));

/** The transaction status of `ReadyForQuery`, the last message of a response: `I` outside a transaction. */
export function transactionStatus(readyForQuery: Buffer | undefined): string {
  if (readyForQuery === undefined || typeOf(readyForQuery) !== "Z") {
    throw new Error("The embedded database did not complete its response");
  }
  return readyForQuery.toString("latin1", 5);
}

function typeOf(message: Buffer): string {
  return message.toString("latin1", 0, TYPE_BYTES);
}
