import { expect, it } from 'vitest';
import { decodePlain } from './decode-plain.ts';

it('reads the encodings in use here', () => {
  const of = (...bytes: number[]) => decodePlain(new Uint8Array(bytes).buffer);
  expect(of(0xe5, 0xb7, 0xa5)).toBe('工');
  expect(of(0xb9, 0xa4, 0xb5, 0xd8)).toBe('工地');
  expect(of(0xff, 0xfe, 0xe5, 0x5d)).toBe('工');
  expect(of(0xfe, 0xff, 0x5d, 0xe5)).toBe('工');
  expect(of()).toBe('');
});
