/** Creates a sleep that other code can end early. */
export function createWakeSignal() {
  let endSleep: (() => void) | undefined;
  let isSet = false;
  return {
    /** Ends the current sleep, or the next one. */
    wake(): void {
      isSet = true;
      endSleep?.();
    },
    /** Resolves after this time or on `wake`. Does not keep the process alive. */
    async sleep(ms: number): Promise<void> {
      if (!isSet) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isSet = false;
    },
  };
}
