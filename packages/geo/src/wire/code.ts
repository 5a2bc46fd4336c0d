/** Returns the code of a new fence: a generated id without dashes (console specification, section 3). */
export function newFenceCode(uuid: () => string = () => globalThis.crypto.randomUUID()): string {
  return uuid().replaceAll('-', '');
}

/** Fence codes that the server accepts. */
export const FENCE_CODE = /^[0-9a-fA-F]{32}$/;
