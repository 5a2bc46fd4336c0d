import { expect, test } from 'vitest';
import { isExpression, joinList, splitList } from './list-text.ts';

test('splits at both commas, trims, drops what is empty', () => {
  expect(splitList(' a， b,,c ')).toEqual(['a', 'b', 'c']);
  expect(splitList('')).toEqual([]);
});

test('a comma inside of an expression separates nothing', () => {
  expect(splitList('${people.of(a, b)},#{x.y({1,2})},c')).toEqual(['${people.of(a, b)}', '#{x.y({1,2})}', 'c']);
});

test('an expression that is not closed is one part', () => {
  expect(splitList('a,${b(c,d')).toEqual(['a', '${b(c,d']);
});

test('joins each part once', () => {
  expect(joinList(['a', 'b', 'a'])).toBe('a,b');
});

test('knows expressions', () => {
  expect([isExpression('${a}'), isExpression('pre-#{a}'), isExpression('$a')]).toEqual([true, true, false]);
});
