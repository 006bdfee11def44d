import type { PartLink } from "../blocks/band-opening.tsx";
import type { LedgerProps } from "../blocks/ledger.tsx";

/** The link to a ledger or to its part, with the number of its rows. */
export function linkTo({ id, title = "", of = [], counts }: Partial<LedgerProps>): PartLink {
  const rows = "parts" in of ? of.parts.flatMap((part) => part.rows) : of;
  const unit = rows.length === 1 ? counts?.replace(/s$/, "") : counts;
  return { href: `#${id}`, label: title, number: { value: rows.length, unit } };
}
