import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Colours a text for a terminal, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Colours on a terminal unless NO_COLOR is set (https://no-color.org). */
export function paintFor(stream: { isTTY?: boolean }, noColor: string | undefined): Paint {
  return stream.isTTY && !noColor ? styleText : plain;
}
