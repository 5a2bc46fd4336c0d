import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { FRAME, framesOf, openFrames, sealBytes, sealedSize, sealStream } from './frames.ts';

const key = randomBytes(32);
const damaged = expect.objectContaining({ code: 'personal_damaged' }) as unknown;

async function part(sealed: Buffer, size: number, from: number, to: number, pieces = 1000): Promise<Buffer> {
  const at = framesOf({ from, to }, size);
  const cut = sealed.subarray(at.from, at.to + 1);
  const source = Readable.from(
    Array.from({ length: Math.ceil(cut.length / pieces) }, (_, index) =>
      cut.subarray(index * pieces, (index + 1) * pieces),
    ),
  );
  const read: Buffer[] = [];
  for await (const one of openFrames({ key, size }, source, { from, to }, 'x')) read.push(one);
  return Buffer.concat(read);
}

describe('frames', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 77])('give back %d bytes', async (size) => {
    const bytes = randomBytes(size);
    const sealed = await sealBytes(key, bytes);
    expect(sealed).toHaveLength(sealedSize(size));
    expect((await part(sealed, size, 0, Math.max(0, size - 1), 70_001)).equals(bytes)).toBe(true);
  });

  it('give any part, from the frames that hold it', async () => {
    const size = 4 * FRAME + 5;
    const bytes = randomBytes(size);
    const sealed = await sealBytes(key, bytes);
    const ends = [0, 1, FRAME - 1, FRAME, 2 * FRAME + 9, 4 * FRAME, size - 1];
    for (const from of ends)
      for (const to of ends.filter((one) => one >= from))
        expect((await part(sealed, size, from, to)).equals(bytes.subarray(from, to + 1))).toBe(true);
    expect(framesOf({ from: FRAME, to: FRAME }, size)).toEqual({ from: FRAME + 16, to: 2 * FRAME + 31 });
  });

  it('are refused when they are changed, swapped, cut, longer, or of another content', async () => {
    const size = 3 * FRAME;
    const sealed = await sealBytes(key, randomBytes(size));
    const whole = (bytes: Buffer, length = size) => part(bytes, length, 0, length - 1);
    const frame = (at: number) => sealed.subarray(at * (FRAME + 16), (at + 1) * (FRAME + 16));
    const flipped = Buffer.from(sealed);
    flipped[FRAME + 40]! ^= 1;
    await expect(whole(flipped)).rejects.toEqual(damaged);
    await expect(whole(Buffer.concat([frame(1), frame(0), frame(2)]))).rejects.toEqual(damaged);
    await expect(whole(Buffer.concat([frame(0), frame(1)]))).rejects.toEqual(damaged);
    await expect(whole(sealed.subarray(0, -1))).rejects.toEqual(damaged);
    // Cut at the edge of a frame, with the smaller size claimed.
    await expect(whole(Buffer.concat([frame(0), frame(1)]), 2 * FRAME)).rejects.toEqual(damaged);
    const other = await sealBytes(randomBytes(32), randomBytes(size));
    await expect(whole(other)).rejects.toEqual(damaged);
  });

  it('are made only of as many bytes as were announced', async () => {
    const made = async (size: number, bytes: Buffer) => {
      for await (const _ of sealStream(key, size, [bytes])) continue;
    };
    await expect(made(10, randomBytes(9))).rejects.toThrow();
    await expect(made(FRAME, randomBytes(2 * FRAME))).rejects.toThrow();
  });
});
