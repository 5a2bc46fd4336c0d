import type { FileItem } from '@gongdi/domain';

/** Where files are served, whatever host and query stand around it. */
const CONTENT = /\/file\/content\/([^/?#]+)/;

/**
 * The file that an address on the wire means: an address of a file of ours, however old its signature, or its id.
 * @returns null for an empty address
 */
export function fileAt(address: string | null | undefined): FileItem | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const found = CONTENT.exec(text);
  return { id: found ? decodeURIComponent(found[1]!) : text.slice(0, 64) };
}

/** What stands on the wire for a file that has been given its address. */
export function addressIn(file: FileItem | null | undefined): string {
  return file?.url ?? '';
}
