/** A value in session storage: the browser keeps it for this tab through reloads until the tab is closed. */
interface SessionItem<Value> {
  /** Undefined if nothing is stored, the browser refuses storage, or the text is not JSON. */
  read(): Value | undefined;
  /** Does nothing if storage is refused or full, because no feature depends on it. */
  write(value: Value): void;
  remove(): void;
}

/** Creates the session item with this key, stored as JSON. An island's item has the island's name. */
export function sessionItem<Value>(name: string): SessionItem<Value> {
  return {
    read: () => ifAllowed(() => JSON.parse(sessionStorage.getItem(name) ?? "")),
    write: (value) => ifAllowed(() => sessionStorage.setItem(name, JSON.stringify(value))),
    remove: () => ifAllowed(() => sessionStorage.removeItem(name)),
  };
}

function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
