import { expect, test, vi } from 'vitest';
import { ToldMoments } from './told-moments.ts';

test('answers the document of the moment that was told, also after it became another', () => {
  const moments = new ToldMoments();
  let now = 'first';
  const { xml: first } = moments.tell(() => now);
  moments.settle();
  now = 'second';
  const { xml: second } = moments.tell(() => now);
  expect([first(), second()]).toEqual(['first', 'second']);
});

test('prints once: carefully when it is asked for, quickly when it is only kept', () => {
  const moments = new ToldMoments();
  const print = vi.fn((quick: boolean) => String(quick));
  const { xml: asked } = moments.tell(print);
  expect([asked(), asked()]).toEqual(['false', 'false']);
  moments.settle();
  const { xml: kept } = moments.tell(print);
  moments.settle();
  moments.settle();
  expect(kept()).toBe('true');
  expect(print).toHaveBeenCalledTimes(2);
});

test('a failure hinders no edit; whoever asks is told', () => {
  const moments = new ToldMoments();
  const { xml: answer } = moments.tell(() => {
    throw new Error('unprintable');
  });
  expect(() => moments.settle()).not.toThrow();
  expect(answer).toThrow('unprintable');
});

test('a notice of which nobody takes the text is not printed', () => {
  const moments = new ToldMoments();
  const print = vi.fn(() => 'text');
  const notice = moments.tell(print);
  moments.settle();
  expect(print).not.toHaveBeenCalled();
  expect(notice.xml()).toBe('text');
});
