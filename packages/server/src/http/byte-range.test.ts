import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it('reads one range of bytes, and asks for the whole content otherwise', () => {
  expect(byteRange('bytes=0-99')).toEqual({ from: 0, to: 99 });
  expect(byteRange('bytes=100-')).toEqual({ from: 100 });
  expect(byteRange('bytes=-5')).toEqual({ last: 5 });
  for (const other of [undefined, 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])
    expect(byteRange(other), other).toBeUndefined();
});
