const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Cuts `text` behind a sentence that fills half of the length, or else with an ellipsis: at a space or, in a script
 * without spaces, between two words. A word that fills half of the length is cut within, but never within a character
 * that readers see. A period behind fewer than four letters may be that of an abbreviation.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = Math.max(0, maxLength - 1);
  const isLate = (end: number) => end > room / 2;
  const whole = text.slice(0, boundaryBefore(SENTENCES, text, maxLength)).trimEnd();
  if (isLate(whole.length) && /\p{L}{4}\p{Sentence_Terminal}$/u.test(whole)) return whole;
  const ends = [
    text.slice(0, room + 1).search(/\s\S*$/),
    boundaryBefore(WORDS, text, room),
    boundaryBefore(GRAPHEMES, text, room),
  ];
  const kept = text.slice(0, ends.find(isLate) ?? 0);
  return `${kept.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/, "")}…`;
}

/** The start of the segment that contains this position. */
function boundaryBefore(segmenter: Intl.Segmenter, text: string, position: number): number {
  return segmenter.segment(text.slice(0, 2 * position + 2)).containing(position)?.index ?? 0;
}
