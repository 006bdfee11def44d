import type { CardVariant } from "../../components/post-card.tsx";

const COLUMNS = 3;

/** Returns the card of a post: the first is the lead, the next three are columns if the list has that many, the others are rows. */
export function variantAt(position: number, count: number): CardVariant {
  if (position === 0) return "lead";
  return position <= COLUMNS && count > COLUMNS ? "index" : "row";
}
