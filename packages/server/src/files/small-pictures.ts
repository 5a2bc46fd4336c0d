import { fileTypeOf, GongdiError, type MajorType } from '@gongdi/domain';
import { limited } from '../threads/index.ts';
import { filesLabel } from './text/index.ts';

/** Longest side of a small picture, px: a card of the gallery on a fine screen. */
const SIDE = 480;
/** Quality of the WebP, percent. */
const QUALITY = 72;
/** Largest picture that is made small: a picture of a phone has 12 to 50 million pixels; unpacked, each takes 4 bytes. */
const MOST_PIXELS = 64_000_000;
/** `ResizeFit.Inside`: the library declares the name for types alone. */
const INSIDE = 2;
/** Pictures made at once: each uses a thread and up to `MOST_PIXELS` × 4 bytes. */
const AT_ONCE = 2;
/** Pictures that may wait, of which a page of a gallery asks for some dozen at once. */
const WAITING = 200;

const PICTURES: readonly MajorType[] = ['image'];

/** Whether a file of this name is a picture that can be made small. */
export function isPicture(name: string): boolean {
  const type = fileTypeOf(name);
  return type !== undefined && PICTURES.includes(type.major);
}

const underWay = new Map<string, Promise<Uint8Array>>();
const inTurn = limited(AT_ONCE, WAITING);

/**
 * Returns a small WebP of a picture, upright as EXIF says.
 * @param hash of the content, which is made small once at a time
 * @throws GongdiError `invalid` for what is no picture or too large a one, `tooMany` when too many wait
 */
export function smallPicture(hash: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const started = underWay.get(hash);
  if (started) return started;
  const work = inTurn(async () => make(await read())).finally(() => underWay.delete(hash));
  underWay.set(hash, work);
  return work;
}

async function make(bytes: Uint8Array): Promise<Uint8Array> {
  // Both load with the first picture: most starts of a server need none.
  const [{ imageSize }, { Transformer }] = await Promise.all([import('image-size'), import('@napi-rs/image')]);
  try {
    // From the head alone: a small file can say that it unpacks to gigabytes.
    const { width, height } = imageSize(bytes);
    if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height}`);
    const side = Math.min(SIDE, Math.max(width, height));
    return await new Transformer(bytes).rotate().resize({ width: side, height: side, fit: INSIDE }).webp(QUALITY);
  } catch (cause) {
    throw new GongdiError('invalid', { label: filesLabel('notSmall'), cause });
  }
}
