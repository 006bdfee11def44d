/**
 * What this tab has under a key, or null; null too where the visitor's settings refuse storage.
 * An island keeps under its own name what it has to show again after a reload.
 */
export function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value until the tab is closed, where storage is allowed. */
export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The visitor's settings refuse it, and nothing depends on it.
  }
}
