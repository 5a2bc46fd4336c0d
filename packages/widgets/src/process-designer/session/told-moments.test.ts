import { expect, test, vi } from 'vitest';
import { ToldMoments } from './told-moments.ts';

test('answers the document of the moment that was told, also after it became another', () => {
  const told = new ToldMoments();
  let now = 'first';
  const { xml: first } = told.tell(() => now);
  told.settle();
  now = 'second';
  const { xml: second } = told.tell(() => now);
  expect([first(), second()]).toEqual(['first', 'second']);
});

test('prints once: carefully when it is asked for, quickly when it is only kept', () => {
  const told = new ToldMoments();
  const print = vi.fn((quick: boolean) => String(quick));
  const { xml: asked } = told.tell(print);
  expect([asked(), asked()]).toEqual(['false', 'false']);
  told.settle();
  const { xml: kept } = told.tell(print);
  told.settle();
  told.settle();
  expect(kept()).toBe('true');
  expect(print).toHaveBeenCalledTimes(2);
});

test('a failure hinders no edit; whoever asks is told', () => {
  const told = new ToldMoments();
  const { xml: answer } = told.tell(() => {
    throw new Error('unprintable');
  });
  expect(() => told.settle()).not.toThrow();
  expect(answer).toThrow('unprintable');
});

test('a notice of which nobody takes the text is not printed', () => {
  const told = new ToldMoments();
  const print = vi.fn(() => 'text');
  const notice = told.tell(print);
  told.settle();
  expect(print).not.toHaveBeenCalled();
  expect(notice.xml()).toBe('text');
});
