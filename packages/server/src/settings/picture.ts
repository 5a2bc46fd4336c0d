import { PICTURE_BYTES } from '@gongdi/domain';

/** Checks of the first bytes of each picture type. */
const BEGINS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Returns whether a data URL contains a picture of the type it names, and not too many bytes. @param most bytes */
export function isPicture(address: string, most = PICTURE_BYTES): boolean {
  const [, type = '', text = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(address) ?? [];
  const bytes = Buffer.from(text, 'base64');
  return bytes.length <= most && (BEGINS[type]?.(bytes) ?? false);
}
