import type { Root } from "hast";

export interface Grammars {
  /**
   * The code as text and spans of classes that begin with `hljs-`.
   *
   * @throws when there is no such grammar
   */
  highlight(grammar: string, code: string): Root;
}

export function createGrammars(): Grammars;
