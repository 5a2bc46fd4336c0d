import { fileTypeOf, GongdiError, safeFileName, type FileType } from '@gongdi/domain';
import { fileTypeFromBuffer } from 'file-type';
import { filesLabel } from './text/index.ts';

/** Bytes at the beginning of a text that are examined. */
const LOOK = 64 * 1024;

export interface Inspected {
  name: string;
  type: FileType;
}

/**
 * Determines the type of a file. Its extension must be accepted, and its bytes must match the extension.
 * @throws GongdiError `unsupportedType` that says which of the two is wrong
 */
export async function inspect(bytes: Uint8Array, givenName: string): Promise<Inspected> {
  const name = safeFileName(givenName);
  const type = fileTypeOf(name);
  if (!type) throw new GongdiError('unsupportedType', { label: filesLabel('badExtension', { name: name || '?' }) });
  const found = await sniff(bytes);
  const fits = type.sniffed === null ? found === undefined && isPlainText(bytes) : type.sniffed.includes(found ?? '');
  if (!fits)
    throw new GongdiError('unsupportedType', { label: filesLabel('otherContent', { extension: type.extension }) });
  return { name, type };
}

/** @returns undefined for bytes without a known signature, and if reading them fails */
async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the bytes are text, in any encoding in use here, that no browser would take for a page or a picture.
 */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, LOOK));
  return !/^[\xef\xbb\xbf\s]*</.test(start) && !/<(script|svg|html|!doctype|iframe|body)[\s>]/i.test(start);
}
