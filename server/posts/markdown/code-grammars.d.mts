import type { Root } from "hast";

export interface Grammars {
  /** True for the name of a grammar, or for another word for it. */
  registered(grammar: string): boolean;
  /** Returns the code as text and spans with classes that begin with `hljs-`. @throws for an unknown grammar */
  highlight(grammar: string, code: string): Root;
}

export function createGrammars(): Grammars;
