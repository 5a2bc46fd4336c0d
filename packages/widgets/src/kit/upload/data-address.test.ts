import { expect, it } from 'vitest';
import { addressOfBlob, blobOfAddress } from './data-address.ts';

it('writes bytes as an address and reads them back, also many', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const address = await addressOfBlob(new Blob([bytes], { type: 'image/png' }));
  expect(address.startsWith('data:image/png;base64,AAECAwQF')).toBe(true);
  const back = blobOfAddress(address);
  expect(back.type).toBe('image/png');
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
});

it('refuses what is no data address', () => {
  expect(() => blobOfAddress('https://example.org/a.png')).toThrow('not a data address');
});
