import type { FileItem } from '../file/index.ts';

/** Path under which files are served, with any host before it and any query after it. */
const CONTENT = /\/file\/content\/([^/?#]+)/;
const ID_LENGTH = 64;

/**
 * Returns the file that a value on the wire names: the address of an uploaded file, even with an expired signature, or
 * its id.
 * @returns null for an empty address
 */
export function fileAt(address: string | null | undefined): FileItem | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const found = CONTENT.exec(text);
  return { id: found ? decodeURIComponent(found[1]!) : text.slice(0, ID_LENGTH) };
}

/** Returns the value of a file on the wire: its address if it has one, else its id. */
export function addressIn(file: FileItem | null | undefined): string {
  return file?.url ?? file?.id ?? '';
}
