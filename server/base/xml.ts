/** Escapes text for elements and attributes, and removes control characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return validXml(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Replaces the character references that React writes. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** Returns the text of HTML that has only reading text, with a line for each block. */
export function readableText(html: string): string {
  const lines = html.replace(/<\/(?:p|h\d|li|d[dt]|t[dh]|div|figcaption)>/g, "\n");
  const text = lines.replace(/<[^<>]*>/g, " ").replace(/[^\S\n]+/g, " ");
  return unescapeHtml(text).replace(/ (?=[.,;:!?]|\n)/g, "");
}

/** Writes an element with text, or nothing if the text is empty. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}

/** Writes text as CDATA, which avoids escaping long HTML. */
export function characterData(text: string): string {
  return `<![CDATA[${validXml(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function validXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
