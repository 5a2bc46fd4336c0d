import { expect, it } from 'vitest';
import { readOrder } from './order.ts';

it('understands one order, and nothing else that a window may be sent', () => {
  expect(readOrder({ type: 'gd-frame-open', src: '/a' })).toBe('/a');
  const others = [
    null,
    'gd-frame-open',
    { type: 'gd-frame-open' },
    { type: 'gd-frame', src: '/a' },
    { type: 'gd-frame-open', src: 1 },
  ];
  expect(others.map(readOrder)).toEqual([null, null, null, null, null]);
});
