/** Text for XML 1.0, which knows no control characters but three, within elements and attributes. */
export function escapeXml(text: string): string {
  return validXml(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** An element with text in it, or nothing when there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}

/** Text that is read as it stands: a megabyte of HTML would take long to escape, and longer to undo. */
export function characterData(text: string): string {
  return `<![CDATA[${validXml(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function validXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}
