import { expect, test, vi } from 'vitest';
import { ToldMoments } from './told-moments.ts';

test('answers the document of the moment that was told, also after it became another', () => {
  const told = new ToldMoments();
  let now = 'first';
  const first = told.tell(() => now);
  told.settle();
  now = 'second';
  const second = told.tell(() => now);
  expect([first(), second()]).toEqual(['first', 'second']);
});

test('prints once: carefully when it is asked for, quickly when it is only kept', () => {
  const told = new ToldMoments();
  const print = vi.fn((quick: boolean) => String(quick));
  const asked = told.tell(print);
  expect([asked(), asked()]).toEqual(['false', 'false']);
  told.settle();
  const kept = told.tell(print);
  told.settle();
  told.settle();
  expect(kept()).toBe('true');
  expect(print).toHaveBeenCalledTimes(2);
});

test('a failure hinders no edit; whoever asks is told', () => {
  const told = new ToldMoments();
  const answer = told.tell(() => {
    throw new Error('unprintable');
  });
  expect(() => told.settle()).not.toThrow();
  expect(answer).toThrow('unprintable');
});
