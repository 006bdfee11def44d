/** Long enough for a slow line; after it the visitor is told, and may try again. */
const TIMEOUT_MS = 15_000;

/**
 * Adds a script to the page and resolves when it calls the global function `ready`.
 * @throws when it cannot be loaded, or says nothing for `timeoutMs`
 */
export function loadScript(src: string, ready: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(src).host} ${why}`));
    };
    const timer = setTimeout(() => fail("has not answered in time"), timeoutMs);
    (globalThis as Record<string, unknown>)[ready] = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail("cannot be reached");
    script.async = true;
    script.src = src;
    document.head.append(script);
  });
}
