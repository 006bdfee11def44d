export interface CodeLanguage {
  /** The visible name. */
  label: string;
  /** The grammar in `code-grammars.mjs` that highlights it. */
  grammar?: string;
}

const languages: readonly (CodeLanguage & { words: string })[] = [
  { label: "Shell", grammar: "bash", words: "bash sh shell zsh console" },
  { label: "C", grammar: "cpp", words: "c h" },
  { label: "C++", grammar: "cpp", words: "cpp cc hpp cxx" },
  { label: "Changes", grammar: "diff", words: "diff patch" },
  { label: "INI", grammar: "ini", words: "ini conf" },
  { label: "TOML", grammar: "ini", words: "toml" },
  { label: "JavaScript", grammar: "javascript", words: "javascript js mjs jsx" },
  { label: "JSON", grammar: "json", words: "json geojson jsonc" },
  { label: "MATLAB", grammar: "matlab", words: "matlab octave" },
  { label: "Python", grammar: "python", words: "python py" },
  { label: "SQL", grammar: "sql", words: "sql postgresql" },
  { label: "TypeScript", grammar: "typescript", words: "typescript ts tsx" },
  { label: "HTML", grammar: "xml", words: "html xhtml" },
  { label: "XML", grammar: "xml", words: "xml svg gpx" },
  { label: "YAML", grammar: "yaml", words: "yaml yml" },
  { label: "CSV", words: "csv" },
  { label: "Text", words: "text txt plaintext plain" },
];

const byWord = new Map(
  languages.flatMap(({ words, ...language }) => words.split(" ").map((word) => [word, language])),
);

/** Finds the language for the word after a code fence. */
export function findLanguage(word: string): CodeLanguage | undefined {
  return byWord.get(word.toLowerCase());
}
