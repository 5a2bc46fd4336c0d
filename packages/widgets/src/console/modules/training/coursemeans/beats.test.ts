import { expect, it } from 'vitest';
import { BEAT, Watch } from './beats.ts';

it('counts a beat in which the course was looked at most of the time', () => {
  const clock = { now: 0 };
  const watch = new Watch(() => clock.now);
  expect(watch.take()).toBe(false);
  watch.set(true);
  clock.now += BEAT;
  expect(watch.take()).toBe(true);
  clock.now += BEAT * 0.3;
  watch.set(false);
  clock.now += BEAT * 0.7;
  expect(watch.take()).toBe(false);
  watch.set(true);
  clock.now += BEAT * 0.6;
  watch.set(false);
  clock.now += BEAT * 0.4;
  expect(watch.take()).toBe(true);
});
