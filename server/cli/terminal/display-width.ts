const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many columns of a terminal the text takes: East Asian letters and emoji take two. */
export function displayWidth(text: string): number {
  return lettersOf(text).reduce((width, letter) => width + widthOf(letter), 0);
}

/** The text, or as much of it as fits into so many columns with an ellipsis behind. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let cut = "";
  for (const letter of lettersOf(text)) {
    if (displayWidth(cut) + widthOf(letter) > width - 1) break;
    cut += letter;
  }
  return `${cut}…`;
}

/** As readers count them: a letter with its accents is one. */
function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const HALF_WIDTH = /^[\uff61-\uffdc\uffe8-\uffee]/;
const WIDE =
  /^[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

function widthOf(letter: string): number {
  return WIDE.test(letter) && !HALF_WIDTH.test(letter) ? 2 : 1;
}
