/** Dispatches an event on the host element. @returns false when a listener cancelled a cancelable one */
export type Emit = (type: string, detail?: unknown, options?: { cancelable?: boolean }) => boolean;
