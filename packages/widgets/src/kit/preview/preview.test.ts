import { calls, type Client } from '@gongdi/api';
import { describe, expect, it } from 'vitest';
import { endOf, freshAddress, isFresh } from './fresh-address.ts';
import { dialogWidthOf, previewKind } from './preview-kind.ts';
import { FRONT, rotated, zoomed } from './view.ts';

const NOW = 1_800_000_000_000;
const until = (ms: number) => `/api/file/content/f?e=${Math.floor((NOW + ms) / 1000)}&s=x`;

describe('ways of looking at files', () => {
  it('console 2.7 and 9: shows images and videos in a dialog of 420 px, 80 % for videos, opens the rest', () => {
    expect(['a.PNG', 'b.mp4', 'c.mp3', 'd.pdf', 'e.docx', 'f.svg', 'g'].map((name) => previewKind({ name }))).toEqual([
      'image',
      'video',
      'audio',
      'link',
      'link',
      'link',
      'link',
    ]);
    expect([dialogWidthOf('image'), dialogWidthOf('video')]).toEqual([420, '80%']);
  });

  it('enlarges within bounds and turns by quarters', () => {
    let view = FRONT;
    for (let step = 0; step < 20; step += 1) view = zoomed(view, 1);
    expect(view.zoom).toBe(8);
    for (let step = 0; step < 20; step += 1) view = zoomed(view, -1);
    expect(view.zoom).toBe(0.25);
    expect([1, 2, 3, 4].map(() => (view = rotated(view)).turn)).toEqual([90, 180, 270, 0]);
  });
});

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
