/*
 * Values in session storage, as JSON: the browser keeps them for this tab through reloads until the tab is closed.
 * An island's value has the island's name.
 */

/** Returns undefined if nothing is stored, the browser refuses storage, or the text is not JSON. */
export function readSessionItem<Value>(name: string): Value | undefined {
  return ifAllowed(() => JSON.parse(sessionStorage.getItem(name) ?? ""));
}

/** Does nothing if storage is refused or full, because no feature depends on it. */
export function writeSessionItem(name: string, value: unknown): void {
  ifAllowed(() => sessionStorage.setItem(name, JSON.stringify(value)));
}

export function removeSessionItem(name: string): void {
  ifAllowed(() => sessionStorage.removeItem(name));
}

function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
