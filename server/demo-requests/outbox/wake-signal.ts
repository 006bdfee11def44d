/** A sleep that somebody else can end. */
export function createBell() {
  let wake: (() => void) | undefined;
  let isRung = false;
  return {
    /** Ends the sleep of now, or else the next one. */
    ring(): void {
      isRung = true;
      wake?.();
    },
    /** Resolves after this time or once the bell rings. Does not keep the process alive. */
    async sleep(ms: number): Promise<void> {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
