import { expect, test } from 'vitest';
import { runInSlices } from './slices.ts';

/** An idle queue that the test runs by hand. */
function queue() {
  const waiting = new Set<() => void>();
  return {
    idle: (act: () => void) => {
      waiting.add(act);
      return () => void waiting.delete(act);
    },
    next: () => {
      const [act] = waiting;
      if (act) waiting.delete(act);
      act?.();
    },
    waiting,
  };
}

test('rests when its time is over, and goes on in the next idle moment', () => {
  const { idle, next, waiting } = queue();
  const done: number[] = [];
  runInSlices(function* work(rests) {
    for (let step = 0; step < 3; step += 1) {
      const end = performance.now() + 8;
      while (performance.now() < end);
      done.push(step);
      if (rests()) yield;
    }
  }, idle);
  expect(done).toEqual([]);
  next();
  expect(done).toEqual([0]);
  next();
  next();
  next();
  expect(done).toEqual([0, 1, 2]);
  expect(waiting.size).toBe(0);
});

test('abandoned work cleans up and never goes on', () => {
  const { idle, next, waiting } = queue();
  let open = false;
  const abandon = runInSlices(function* work() {
    open = true;
    try {
      yield;
    } finally {
      open = false;
    }
  }, idle);
  next();
  expect(open).toBe(true);
  abandon();
  expect(open).toBe(false);
  expect(waiting.size).toBe(0);
});
