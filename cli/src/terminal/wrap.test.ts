import { expect, it } from 'vitest';
import { widthOf } from './width.ts';
import { wrap } from './wrap.ts';

it('breaks between words and between Chinese letters, never before a mark', () => {
  const text = '引擎静默忽略不认识的扩展属性：写给 camunda 的属性，不会报错，只是不起作用。';
  const lines = wrap(text, 20);
  expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(22);
  for (const line of lines) expect(line).not.toMatch(/^[，。：]/);
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
});

it('keeps a long word whole, and everything without a limit', () => {
  expect(wrap('aaaaaaaaaa b', 4)).toEqual(['aaaaaaaaaa', 'b']);
  expect(wrap('a b c', Infinity)).toEqual(['a b c']);
  expect(wrap('', 10)).toEqual([]);
});
