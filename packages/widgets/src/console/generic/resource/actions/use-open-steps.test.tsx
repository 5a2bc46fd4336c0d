// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { USER } from '../../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../../testing/sample.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { useOpenSteps } from './use-open-steps.ts';

const open = async (row: SampleRow, may: readonly string[] = MAY_ALL) => {
  const { now } = await renderHook(() => useOpenSteps(sample), { may });
  return now()(row).map(({ name }) => name);
};

test('only the steps from the state of the record are open', async () => {
  expect(await open(sampleRow('a', { state: 1 }))).toEqual(['begin']);
  expect(await open(sampleRow('a', { state: 2 }))).toEqual(['refuse', 'finish']);
  expect(await open(sampleRow('a', { state: 3 }))).toEqual([]);
});

test('a step needs its own permission', async () => {
  expect(await open(sampleRow('a', { state: 2 }), ['sample|refuse', 'sample|edit'])).toEqual(['refuse']);
});

test.each([
  ['nobody is named', null, true],
  ['the user is', USER, true],
  ['somebody else is', 'other', false],
  ['the user is among several', ['other', USER], true],
  ['several others are', ['other', 'third'], false],
])('a step that is one person’s turn: %s', async (_, person_id, mine) => {
  expect((await open(sampleRow('a', { state: 2, person_id }))).includes('finish')).toBe(mine);
});
