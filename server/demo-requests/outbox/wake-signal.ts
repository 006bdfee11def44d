/** Creates a sleep that another task can end. */
export function createWakeSignal() {
  let end: (() => void) | undefined;
  let isSet = false;
  return {
    /** Ends the current sleep, or the next one. */
    wake(): void {
      isSet = true;
      end?.();
    },
    /** Resolves after this time or on `wake`. Does not keep the process alive. */
    async sleep(ms: number): Promise<void> {
      if (!isSet) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isSet = false;
    },
  };
}
