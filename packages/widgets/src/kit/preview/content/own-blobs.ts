/** Content of the `blob:` addresses that forms without a network make: no policy lets a script fetch such an address. */
const held = new Map<string, Blob>();

/** @returns a `blob:` address, until `releaseAddress` */
export function addressOf(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  held.set(url, blob);
  return url;
}

export function releaseAddress(url: string): void {
  held.delete(url);
  URL.revokeObjectURL(url);
}

export const blobAt = (url: string | undefined): Blob | undefined => (url === undefined ? undefined : held.get(url));
