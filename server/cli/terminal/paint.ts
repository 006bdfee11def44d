import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Colours a word. Words carry the meaning by themselves: where there is no terminal they stay plain. */
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Colours on a terminal, unless its owner wants none (https://no-color.org). */
export function paintFor(stream: { isTTY?: boolean }, noColor: string | undefined): Paint {
  return stream.isTTY && !noColor ? styleText : plain;
}
