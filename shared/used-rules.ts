/** A sheet's text without the rules that need a class of which `isNamed` does not know. */
export function withoutUnnamed(css: string, isNamed: (className: string) => boolean): string {
  return css.replace(/([^{};]+)\{([^{}]*)\}/g, (rule, selectors: string) => {
    const bare = selectors.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "");
    if (selectors.trimStart().startsWith("@")) return rule;
    const used = bare
      .split(",")
      .some((one) =>
        [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].every(([, name = ""]) => isNamed(name)),
      );
    return used ? rule : "";
  });
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

/** The same without rules and conditions that have nothing left in them. */
export function withoutEmpty(css: string): string {
  const less = css.replace(/[^{};]+\{\}/g, "");
  return less === css ? css : withoutEmpty(less);
}
