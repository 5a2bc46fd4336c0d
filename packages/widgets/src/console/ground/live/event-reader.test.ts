import { expect, it } from 'vitest';
import { eventReader, waitBefore } from './event-reader.ts';

it('gives events when they are whole, however they come in pieces', () => {
  const read = eventReader();
  expect(read('event: unread\nda')).toEqual([]);
  expect(read('ta: {"unread":2}\n')).toEqual([]);
  expect(read('\n: here\n\nevent: dictionary\ndata: {}\n\nevent: un')).toEqual([
    { event: 'unread', data: '{"unread":2}' },
    { event: 'dictionary', data: '{}' },
  ]);
});

it('waits longer after each failure, at most a minute', () => {
  expect([1, 2, 3, 4].map((failures) => waitBefore(failures, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(waitBefore(1, 0)).toBe(500);
  expect(waitBefore(50, 1)).toBe(60_000);
});
