export interface WakeablePause {
  /** Waits for a time in ms, or until `wake` is called. A call since the last pause ends the pause at once. */
  rest: (time: number) => Promise<void>;
  wake: () => void;
  /** Forgets the calls of `wake` until now. */
  forget: () => void;
}

/** The pause of a worker between two looks at its work. It does not keep the process alive. */
export function wakeablePause(): WakeablePause {
  let end: (() => void) | undefined;
  let isWoken = false;
  return {
    rest: (time) => {
      if (isWoken) {
        isWoken = false;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          end = undefined;
          isWoken = false;
          resolve();
        };
        const timer = setTimeout(done, time);
        timer.unref();
        end = done;
      });
    },
    wake: () => {
      isWoken = true;
      end?.();
    },
    forget: () => {
      isWoken = false;
    },
  };
}
