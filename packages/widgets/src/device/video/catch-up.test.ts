import { expect, it } from 'vitest';
import { catchUp } from './catch-up.ts';

it('a live picture that has fallen behind leaps to shortly before the end, any other stays', () => {
  expect([catchUp(0, 0), catchUp(10, 15), catchUp(10, 16), catchUp(10, 40)]).toEqual([null, null, null, 39]);
});
