import { expect, it } from 'vitest';
import { fitInto, pictureSize } from './picture-size.ts';

const png = (width: number, height: number): Uint8Array => {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};
/** Start of image, an application segment, then a frame of 300 by 200 pixels. */
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 200, 1, 44, 3, 0, 0, 0, 0];

it('reads the size of pictures from their heads', () => {
  expect(pictureSize(png(640, 480))).toEqual({ type: 'png', width: 640, height: 480 });
  expect(pictureSize(Uint8Array.from(JPEG))).toEqual({ type: 'jpg', width: 300, height: 200 });
});

it('finds none in what is cut off or something else', () => {
  expect(pictureSize(png(1, 1).subarray(0, 20))).toBeUndefined();
  expect(pictureSize(Uint8Array.from(JPEG.slice(0, 10)))).toBeUndefined();
  expect(pictureSize(new TextEncoder().encode('GIF89a and more of it'))).toBeUndefined();
  expect(pictureSize(new Uint8Array())).toBeUndefined();
});

it('keeps the shape', () => {
  expect(fitInto({ width: 4000, height: 3000 }, { width: 200, height: 200 })).toEqual({ width: 200, height: 150 });
  expect(fitInto({ width: 10, height: 5 }, { width: 200, height: 200 })).toEqual({ width: 10, height: 5 });
});
