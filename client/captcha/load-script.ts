/** Long enough for a slow connection. Afterwards the form offers to try again. */
const TIMEOUT_MS = 15_000;

/**
 * Adds a script to the page and resolves when the script calls the global function `callbackName`.
 * @throws when the script cannot be loaded or does not call back within `timeoutMs`
 */
export function loadScript(
  src: string,
  callbackName: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(src).host} ${reason}`));
    };
    const timer = setTimeout(() => fail("has not answered in time"), timeoutMs);
    (globalThis as Record<string, unknown>)[callbackName] = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail("cannot be reached");
    script.async = true;
    script.src = src;
    document.head.append(script);
  });
}
