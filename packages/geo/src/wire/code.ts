/** Code of a new fence: a generated id without dashes (console text, section 3). */
export function newFenceCode(uuid: () => string = () => globalThis.crypto.randomUUID()): string {
  return uuid().replaceAll('-', '');
}

/** What the server takes as a fence code. */
export const FENCE_CODE = /^[0-9a-fA-F]{32}$/;
