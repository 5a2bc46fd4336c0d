import { createCipheriv, createDecipheriv } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { StoreError } from '../../store/index.ts';

/** Bytes of a frame before it is encrypted: a part of a file is read without what is before and behind it. */
export const FRAME = 64 * 1024;
const [NONCE, TAG] = [12, 16];
const WHOLE = FRAME + TAG;
const CIPHER = 'aes-256-gcm';
/** After so many frames other work of the process gets its turn: 4 MiB. */
const AT_ONCE = 64;

/** Returns the size of a content of so many bytes once it is encrypted. An empty content has one frame. */
export const sealedSize = (size: number): number => size + framesIn(size) * TAG;

const framesIn = (size: number): number => Math.max(1, Math.ceil(size / FRAME));

/** The place of a frame: a key encrypts one content, so that each number is used once. */
function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUInt32BE(frame, NONCE - 4);
  return nonce;
}

/** What is authenticated with each frame: a content that was cut or lengthened fails in every frame. */
const bound = (size: number): Buffer => Buffer.from(`gongdi file 1\0${size}`);

function sealFrame(key: Uint8Array, frame: number, aad: Buffer, bytes: Uint8Array): Buffer[] {
  const cipher = createCipheriv(CIPHER, key, nonceOf(frame)).setAAD(aad);
  return [cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
}

/** Encrypts a content with a key that encrypts nothing else, frame by frame. */
export async function sealBytes(key: Uint8Array, bytes: Uint8Array): Promise<Buffer> {
  const sealed = Buffer.alloc(sealedSize(bytes.length));
  let at = 0;
  for await (const part of sealStream(key, bytes.length, [bytes])) {
    sealed.set(part, at);
    at += part.length;
  }
  return sealed;
}

/** Encrypts a content of a known size that comes in pieces. @throws Error if it has another size */
export async function* sealStream(
  key: Uint8Array,
  size: number,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const aad = bound(size);
  const frames = framesIn(size);
  let frame = 0;
  for await (const bytes of inFrames(pieces, (number) => plainSize(number, size))) {
    if (frame === frames || bytes.length !== plainSize(frame, size))
      throw new Error(`the content does not have ${size} bytes`);
    yield Buffer.concat(sealFrame(key, frame, aad, bytes));
    frame += 1;
    if (frame % AT_ONCE === 0) await turn();
  }
  if (frame < frames) throw new Error(`the content does not have ${size} bytes`);
}

const plainSize = (frame: number, size: number): number => Math.min(FRAME, size - frame * FRAME);

/** Where a part of a content is in its encrypted form: whole frames. */
export function framesOf(part: { from: number; to: number }, size: number): { from: number; to: number } {
  const first = Math.floor(part.from / FRAME);
  const last = Math.floor(part.to / FRAME);
  return { from: first * WHOLE, to: Math.min((last + 1) * WHOLE, sealedSize(size)) - 1 };
}

/**
 * Decrypts a part of a content from its frames.
 * @param name of the content, for the error
 * @throws StoreError `personal_damaged` if a frame was changed, moved or belongs to another content
 */
export async function* openFrames(
  { key, size }: { key: Uint8Array; size: number },
  pieces: AsyncIterable<Uint8Array>,
  { from, to }: { from: number; to: number },
  name: string,
): AsyncGenerator<Buffer> {
  const aad = bound(size);
  const first = Math.floor(from / FRAME);
  let frame = first;
  const lengthOf = (number: number) => plainSize(first + number, size) + TAG;
  for await (const bytes of inFrames(pieces, lengthOf)) {
    const start = frame * FRAME;
    let plain: Buffer;
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(frame), { authTagLength: TAG });
      decipher.setAAD(aad).setAuthTag(bytes.subarray(-TAG));
      plain = Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]);
    } catch (error) {
      throw damaged(name, error);
    }
    yield plain.subarray(Math.max(0, from - start), Math.min(plain.length, to + 1 - start));
    frame += 1;
    if ((frame - first) % AT_ONCE === 0) await turn();
  }
  if (frame <= Math.floor(to / FRAME)) throw damaged(name, new Error('too short'));
}

const damaged = (id: string, cause: unknown): StoreError =>
  StoreError.of('personal_damaged', { where: 'stored_file', id }, cause);

/** Cuts pieces of any length into frames. What is left at the end is a frame that is too short. */
async function* inFrames(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  lengthOf: (frame: number) => number,
): AsyncGenerator<Uint8Array> {
  let frame = 0;
  let begun = Buffer.alloc(0);
  let filled = 0;
  const begin = () => {
    begun = Buffer.allocUnsafe(Math.max(0, lengthOf(frame)));
    filled = 0;
  };
  begin();
  for await (const piece of pieces) {
    let at = 0;
    while (at < piece.length) {
      const wanted = begun.length - filled;
      if (wanted <= 0) {
        // More bytes than the content has.
        yield piece.subarray(at);
        return;
      }
      const taken = Math.min(wanted, piece.length - at);
      begun.set(piece.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled === begun.length) {
        yield begun;
        frame += 1;
        begin();
      }
    }
  }
  if (filled > 0) yield begun.subarray(0, filled);
  else if (frame === 0 && begun.length === 0) yield begun;
}
