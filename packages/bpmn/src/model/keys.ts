/**
 * The form of a process key: a letter or underscore, then letters, digits, hyphen, underscore, dot or dollar. The
 * designer copies a key to the process id only if it matches; the server refuses other keys (settled point 21).
 */
export const PROCESS_KEY_PATTERN = /^[A-Za-z_][A-Za-z0-9._$-]*$/;

export function isProcessKey(key: string): boolean {
  return PROCESS_KEY_PATTERN.test(key);
}
