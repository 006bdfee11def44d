import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RelaxNGValidator, XmlDocument, XmlLibError, XsdValidator } from "libxml2-wasm";

const GRAMMARS = join(process.cwd(), "e2e/publishing/grammars");

const namespaces = {
  atom: "http://www.w3.org/2005/Atom",
  content: "http://purl.org/rss/1.0/modules/content/",
  sitemap: "http://www.sitemaps.org/schemas/sitemap/0.9",
};

/** What further rules ask a document for. */
export interface Questions {
  /** Texts of the elements or attributes that an XPath finds, in their order. */
  texts(xpath: string): string[];
}

type Grammar = "atom.rng" | "rss.rng" | "sitemap.xsd" | "siteindex.rng";

const validators = new Map<Grammar, RelaxNGValidator | XsdValidator>();

/** What libxml2 has against a text by a grammar; where nothing, what `rules` have against it. */
export function faultsOf(
  xml: string,
  grammar: Grammar,
  rules: (document: Questions) => string[] = () => [],
): string[] {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(xml);
    validatorOf(grammar).validate(document);
    return rules(questionsTo(document));
  } catch (error) {
    if (error instanceof XmlLibError) return error.message.trim().split("\n");
    throw error;
  } finally {
    document?.dispose();
  }
}

function questionsTo(document: XmlDocument): Questions {
  return { texts: (xpath) => document.find(xpath, namespaces).map(({ content }) => content) };
}

/** Kept, since WebAssembly frees nothing by itself. */
function validatorOf(grammar: Grammar): RelaxNGValidator | XsdValidator {
  const known = validators.get(grammar);
  if (known !== undefined) return known;
  const document = XmlDocument.fromString(readFileSync(join(GRAMMARS, grammar), "utf8"));
  const kind = grammar.endsWith(".xsd") ? XsdValidator : RelaxNGValidator;
  const validator = kind.fromDoc(document);
  validators.set(grammar, validator);
  return validator;
}
