// JavaScript, because the package's types would add browser globals to the server's types.
import { common, createLowlight } from "lowlight";

export function createGrammars() {
  return createLowlight(common);
}
