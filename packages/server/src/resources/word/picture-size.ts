/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];
/**
 * Returns whether a JPEG marker begins a frame, with height and width. Three markers of the range have another meaning.
 */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the size of a PNG or JPEG, from its head; undefined for any other file, and for a truncated head. */
export function pictureSize(bytes: Uint8Array): (PictureSize & { type: 'png' | 'jpg' }) | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && PNG.every((byte, at) => bytes[at] === byte))
    return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    if (isFrame(bytes[at + 1]!)) return { type: 'jpg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Returns the largest size with the same proportions that fits into a box. */
export function fitInto({ width, height }: PictureSize, box: PictureSize): PictureSize {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
