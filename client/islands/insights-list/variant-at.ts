import type { CardVariant } from "../../components/post-card.tsx";

/** Rows of three cards and rows of two, one of them wide, take turns. */
const ROW = 3;
const PAIR = 2;

/** Returns the card of a post: the first is the lead, the others fill rows; a post alone in the last row is as wide as the list. */
export function variantAt(position: number, count: number): CardVariant {
  if (position === 0) return "lead";
  const place = (position - 1) % (ROW + PAIR);
  const isInPair = place >= ROW;
  const start = position - (isInPair ? place - ROW : place);
  const length = Math.min(isInPair ? PAIR : ROW, count - start);
  if (length === 1) return "row";
  return length === PAIR && position === start ? "wide" : "index";
}
