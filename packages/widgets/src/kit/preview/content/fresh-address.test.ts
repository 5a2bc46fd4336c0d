import { calls, type Client } from '@gongdi/api';
import { describe, expect, it } from 'vitest';
import { endOf, freshAddress, isFresh } from './fresh-address.ts';

const NOW = 1_800_000_000_000;
const until = (ms: number) => `/api/file/content/f?e=${Math.floor((NOW + ms) / 1000)}&s=x`;

describe('addresses that run out', () => {
  const asked: unknown[] = [];
  const client = {
    resolve: (url: string) => `https://site.example${url}`,
    call: (call: unknown, args: unknown) => {
      asked.push([call, args]);
      return Promise.resolve({ url: '/new' });
    },
  } as unknown as Client;

  it('says until when', () => {
    expect(endOf('/x?e=1800000000&s=1')).toBe(NOW);
    expect(endOf('/api/file/s/abc')).toBe(Infinity);
    expect([isFresh(until(60_000), NOW), isFresh(until(10_000), NOW), isFresh(undefined, NOW)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes the known one while it holds, then asks', async () => {
    const url = until(60_000);
    expect(await freshAddress(client, { id: 'f', url }, undefined, NOW)).toBe(`https://site.example${url}`);
    expect(asked).toEqual([]);
    expect(await freshAddress(client, { id: 'f', url: until(-1) }, undefined, NOW)).toBe('https://site.example/new');
    expect(asked).toEqual([[calls.file.fileInfo, { params: { id: 'f' } }]]);
    const refusing = { ...client, call: () => Promise.reject(new Error('404')) } as unknown as Client;
    expect(await freshAddress(refusing, { id: 'f', url: '/old?e=1' }, undefined, NOW)).toBe(
      'https://site.example/old?e=1',
    );
    await expect(freshAddress(refusing, { id: 'f' }, undefined, NOW)).rejects.toThrow('404');
  });
});
