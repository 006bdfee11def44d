/** A value that the browser keeps for this tab, through reloads and until the tab is closed. */
export interface SessionItem<Value> {
  /** Undefined where nothing is stored, the visitor's settings refuse storage, or it is not JSON. */
  read(): Value | undefined;
  /** Does nothing where storage is refused or full: no feature depends on it. */
  write(value: Value): void;
  remove(): void;
}

/** The tab's item of this name, stored as JSON. An island's item has the island's name. */
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
