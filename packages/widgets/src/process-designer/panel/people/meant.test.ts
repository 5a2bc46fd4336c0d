import { expect, test } from 'vitest';
import type { LookupState } from './lookup.ts';
import { meant } from './meant.ts';

const chen = { value: 'u7', label: '陈工' };
const wang = { value: 'wang', label: '王工' };
const found = (...choices: LookupState['choices']): LookupState => ({ status: 'answered', choices });

test('the only one that was found is meant', () => {
  expect(meant('陈', found(chen))).toEqual({ values: ['u7'], unknown: [] });
});

test('of several nobody is guessed; a whole name or value is enough', () => {
  expect(meant('工', found(chen, wang))).toEqual({ values: [], unknown: ['工'] });
  expect(meant('王工', found(chen, wang))).toEqual({ values: ['wang'], unknown: [] });
  expect(meant('u7', found(chen, wang))).toEqual({ values: ['u7'], unknown: [] });
});

test('nobody is made up', () => {
  expect(meant('陈', found())).toEqual({ values: [], unknown: ['陈'] });
  expect(meant('陈', { status: 'asking', choices: [] })).toEqual({ values: [], unknown: ['陈'] });
});

test('expressions are taken as they are, beside people', () => {
  expect(meant('${people.of(a, b)}，陈工，赵', found(), { u7: '陈工' })).toEqual({
    values: ['${people.of(a, b)}', 'u7'],
    unknown: ['赵'],
  });
});

test('a host that cannot be asked hinders nobody', () => {
  expect(meant('chen', { status: 'failed', choices: [] })).toEqual({ values: ['chen'], unknown: [] });
});
