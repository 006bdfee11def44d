// JavaScript, because these packages' types would add browser globals to the server's types.
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import diff from "highlight.js/lib/languages/diff";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import matlab from "highlight.js/lib/languages/matlab";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";

const grammars = {
  bash,
  cpp,
  diff,
  ini,
  javascript,
  json,
  matlab,
  python,
  sql,
  typescript,
  xml,
  yaml,
};

export function createGrammars() {
  return createLowlight(grammars);
}
