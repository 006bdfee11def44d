/** Creates a random UUID. Does not use `crypto.randomUUID`, which browsers provide only over HTTPS. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 4 and variant 1 of RFC 9562, section 5.4.
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join("-");
}
