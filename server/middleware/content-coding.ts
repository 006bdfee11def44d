import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** A content coding of HTTP, as in `Content-Encoding`. */
export type Coding = "br" | "gzip" | "identity";

const AVAILABLE: readonly Coding[] = ["br", "gzip", "identity"];
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** The coding for this client (RFC 9110, section 12.5.3), or undefined when it refuses all of them. */
export function negotiateCoding(request: IncomingMessage): Coding | undefined {
  return new Negotiator(request).encoding(AVAILABLE, { preferred: PREFERRED });
}
