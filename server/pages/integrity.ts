import { createHash } from "node:crypto";

/** As `integrity` attributes and, quoted, policies have it. */
export function integrityOf(content: Buffer | string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
