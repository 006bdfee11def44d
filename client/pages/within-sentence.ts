/** A text that stands alone elsewhere, as the end of a sentence: its first letter is small. */
export function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
