/**
 * Silent reading of English non-fiction takes a minute for 238 words (Brysbaert 2019,
 * doi:10.1016/j.jml.2019.104047); an English word and its space are about 6 characters.
 */
const CHARACTERS_PER_MINUTE = 238 * 6;

/** Returns the reading time in whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.length / CHARACTERS_PER_MINUTE));
}
