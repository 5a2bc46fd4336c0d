/**
 * What a process key may look like: a letter or underscore, then letters, digits, hyphen, underscore, dot or dollar.
 * The designer copies a key to the process id only when it matches; the server refuses others (settled point 21).
 */
export const PROCESS_KEY_PATTERN = /^[A-Za-z_][A-Za-z0-9._$-]*$/;

export function isProcessKey(key: string): boolean {
  return PROCESS_KEY_PATTERN.test(key);
}

/** The first of `prefix_1`, `prefix_2` … that is not taken. */
export function nextId(prefix: string, isTaken: (id: string) => boolean): string {
  for (let count = 1; ; count++) {
    const id = `${prefix}_${count}`;
    if (!isTaken(id)) return id;
  }
}
