import { expect, it } from 'vitest';
import { readVariables } from './read-variables.ts';

it.each([
  [undefined, {}],
  ['  ', {}],
  ['{"amount": 100, "who": ["a"]}', { amount: 100, who: ['a'] }],
  ['[1]', undefined],
  ['null', undefined],
  ['amount', undefined],
])('reads %s', (typed, read) => expect(readVariables(typed)).toEqual(read));
