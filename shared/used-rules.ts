/** Up to the next bracket or semicolon that stands in no string. */
const TOKEN = /(?:[^{};"]|"[^"]*")*[{};]/g;

/**
 * A sheet's text without the rules that need a class of which `isNamed` does not know, and without
 * what then has nothing left in it. Goes through the text once, since pages are made while somebody waits.
 */
export function withoutUnnamed(css: string, isNamed: (className: string) => boolean): string {
  const tokens = (css.match(TOKEN) ?? []).values();
  const block = (opening: string) => {
    const content = untilEnd();
    return content.trim() !== "}" && isUsed(opening, isNamed) ? opening + content : "";
  };
  const untilEnd = () => {
    let kept = "";
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      kept += next.value.endsWith("{") ? block(next.value) : next.value;
      if (next.value.endsWith("}")) break;
    }
    return kept;
  };
  return untilEnd();
}

/** Whether one of the selectors needs no class that nobody knows. What stands in brackets may be a choice, or not there. */
function isUsed(selectors: string, isNamed: (className: string) => boolean): boolean {
  if (!selectors.includes(".") || selectors.trimStart().startsWith("@")) return true;
  const bare = selectors.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
  return bare
    .split(",")
    .some((one) =>
      [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name = ""]) => isNamed(name)),
    );
}

/** A page's styles without the properties and keyframes that none of its rules asks for. */
export function withoutUnasked(css: string): string {
  const less = withoutUnaskedKeyframes(withoutUnaskedProperties(css));
  // One may have been asked for by another that goes.
  return less === css ? css : withoutUnasked(less);
}

function withoutUnaskedProperties(css: string): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(
    /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;}"])*(;|(?=\}))/g,
    (property, name: string) => (asked.has(name) ? property : ""),
  );
}

function withoutUnaskedKeyframes(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]+\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    css.replace(keyframes, "").includes(name) ? keyframes : "",
  );
}

/** A sheet's text without rules and conditions that have nothing in them. */
export function withoutEmpty(css: string): string {
  return withoutUnnamed(css, () => true);
}
