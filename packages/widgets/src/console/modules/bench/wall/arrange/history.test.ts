import { expect, it } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

it('goes back and forth, and forgets what was undone when something else is done', () => {
  const twice = changed(changed(begun('a'), 'b'), 'c');
  const back = undone(undone(twice));
  expect([back.now, undone(back).now, redone(back).now, redone(redone(back)).now]).toEqual(['a', 'a', 'b', 'c']);
  expect(redone(changed(back, 'd')).now).toBe('d');
});

it('keeps a hundred steps', () => {
  let history = begun(0);
  for (let step = 1; step <= 150; step += 1) history = changed(history, step);
  expect([history.past.length, history.past[0]]).toEqual([100, 50]);
});
