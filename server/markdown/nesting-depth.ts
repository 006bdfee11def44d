const TAB = 9;
const LINE_FEED = 10;
const SPACE = 32;

/**
 * Returns an upper bound for the nesting of quotes and lists in Markdown, in one pass. Parsers recurse into
 * such blocks, so untrusted text must be checked before it is parsed.
 */
export function nestingDepth(markdown: string): number {
  let deepest = 0;
  let start = 0;
  while (start < markdown.length) {
    deepest = Math.max(deepest, depthOfLine(markdown, start));
    const end = markdown.indexOf("\n", start);
    start = end === -1 ? markdown.length : end + 1;
  }
  return deepest;
}

/** Counts one level for every marker and for every two columns of white space. */
function depthOfLine(markdown: string, start: number): number {
  const marker = /(?:>|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$)) ?/y;
  let markers = 0;
  let columns = 0;
  let at = start;
  while (at < markdown.length) {
    const code = markdown.charCodeAt(at);
    marker.lastIndex = at;
    if (code === SPACE) columns += 1;
    else if (code === TAB) columns += 4;
    else if (code !== LINE_FEED && marker.test(markdown)) {
      markers += 1;
      at = marker.lastIndex - 1;
    } else break;
    at += 1;
  }
  return markers + Math.floor(columns / 2);
}
