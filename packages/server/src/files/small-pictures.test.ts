import { Transformer } from '@napi-rs/image';
import { imageSize } from 'image-size';
import { expect, it, vi } from 'vitest';
import { isPicture, smallPicture } from './small-pictures.ts';

const picture = (width: number, height: number) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height);
const small = async (bytes: Uint8Array, name = String(bytes.length)) =>
  imageSize(await smallPicture(name, async () => bytes));

it('makes a picture small, keeps its shape, and never makes it larger', async () => {
  expect(await small(await picture(1600, 1200).jpeg(80))).toMatchObject({ width: 480, height: 360, type: 'webp' });
  expect(await small(await picture(60, 120).png())).toMatchObject({ width: 60, height: 120 });
  expect(await small(await picture(900, 300).bmp())).toMatchObject({ width: 480, height: 160 });
});

it('makes the same content once at a time', async () => {
  const bytes = await picture(500, 500).jpeg(80);
  const read = vi.fn<() => Promise<Uint8Array>>(async () => bytes);
  const made = await Promise.all([smallPicture('same', read), smallPicture('same', read)]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(made[0]).toBe(made[1]);
});

it('refuses what is no picture, and a picture that unpacks to too much', async () => {
  await expect(small(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ entry: 'invalid' });
  // The head of a PNG of 100,000 × 100,000 pixels.
  const head = Buffer.from(await picture(4, 4).png());
  head.writeUInt32BE(100_000, 16);
  head.writeUInt32BE(100_000, 20);
  await expect(small(head)).rejects.toMatchObject({ entry: 'invalid' });
  expect([isPicture('a.JPG'), isPicture('a.pdf'), isPicture('a')]).toEqual([true, false, false]);
});
