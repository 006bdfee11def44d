/** Cuts `text` between words, or within a word that is too long. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, Math.max(0, maxLength - 1));
  const cut = /\s/.test(text.charAt(room.length)) ? room.length : room.search(/\s\S*$/);
  const kept = cut > 0 ? room.slice(0, cut) : room.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}

/** Keeps the sentences that fit into `maxLength`. A first sentence that is too long is cut between words. */
export function wholeSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const [sentences] = /^.*[.!?]["”’)]*(?=\s)/s.exec(text.slice(0, maxLength + 1)) ?? [];
  return sentences ?? shorten(text, maxLength);
}
