import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** An HTTP content coding, as in `Content-Encoding`. */
export type Coding = "br" | "gzip" | "identity";

const AVAILABLE: readonly Coding[] = ["br", "gzip", "identity"];
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** Returns the coding for this client (RFC 9110, 12.5.3); undefined if it accepts none. */
export function negotiateCoding(request: IncomingMessage): Coding | undefined {
  return new Negotiator(request).encoding(AVAILABLE, { preferred: PREFERRED });
}
