import type { FileItem } from '../file/index.ts';

/** Where files are served, whatever host and query stand around it. */
const CONTENT = /\/file\/content\/([^/?#]+)/;
const ID_LENGTH = 64;

/**
 * The file that an address on the wire means: an address of an uploaded file, however old its signature, or its id.
 * @returns null for an empty address
 */
export function fileAt(address: string | null | undefined): FileItem | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const found = CONTENT.exec(text);
  return { id: found ? decodeURIComponent(found[1]!) : text.slice(0, ID_LENGTH) };
}

/** What stands on the wire for a file: its address where it has one, else its id. */
export function addressIn(file: FileItem | null | undefined): string {
  return file?.url ?? file?.id ?? '';
}
