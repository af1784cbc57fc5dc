/** Wakes one sleeper. A ring while it is awake is not lost: its next sleep ends at once. */
export type Alarm = { ring(): void; sleep(ms: number): Promise<void> };

export function alarm(): Alarm {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    async sleep(ms) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      isRung = false;
    },
  };
}
