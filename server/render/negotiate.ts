export type Encoding = "br" | "gzip" | "identity";

const KNOWN_MAX = 256;

/**
 * The content coding to answer with, by RFC 9110, section 12.5.3: the highest quality wins,
 * then the smallest body. Undefined when the client refuses all three.
 */
export const negotiateEncoding = negotiatorOf(["br", "gzip", "identity"]);

/** The same for what is packed while a visitor waits: gzip costs the least. */
export const negotiateLiveEncoding = negotiatorOf(["gzip", "br", "identity"]);

/** Browsers send few different headers, so answers are remembered. */
function negotiatorOf(preferred: readonly Encoding[]) {
  const known = new Map<string, Encoding | undefined>();
  return (accept: string | undefined): Encoding | undefined => {
    if (accept === undefined) return "identity";
    const remembered = known.get(accept);
    if (remembered !== undefined) return remembered;
    const encoding = choose(accept, preferred);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(accept, encoding);
    return encoding;
  };
}

function choose(accept: string, preferred: readonly Encoding[]): Encoding | undefined {
  const qualities = parse(accept);
  let best: Encoding | undefined;
  let bestQuality = 0;
  for (const encoding of preferred) {
    const quality = qualityOf(encoding, qualities);
    if (quality > bestQuality) {
      best = encoding;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(encoding: Encoding, qualities: Map<string, number>): number {
  const named = qualities.get(encoding) ?? qualities.get("*");
  if (named !== undefined) return named;
  // Identity is acceptable unless excluded, but anything that was asked for goes first.
  return encoding === "identity" ? 0.0001 : 0;
}

function parse(accept: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (coding === "") continue;
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = q === undefined ? 1 : Number(q.slice(2));
    qualities.set(
      coding === "x-gzip" ? "gzip" : coding,
      quality >= 0 && quality <= 1 ? quality : 0,
    );
  }
  return qualities;
}
