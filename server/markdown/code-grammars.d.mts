import type { Root } from "hast";

export interface Grammars {
  /**
   * Returns the code as text and spans with classes that begin with `hljs-`.
   *
   * @throws if the grammar does not exist
   */
  highlight(grammar: string, code: string): Root;
}

export function createGrammars(): Grammars;
