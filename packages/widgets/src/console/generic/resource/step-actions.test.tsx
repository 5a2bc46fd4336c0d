// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderConsole, USER } from '../../testing/render-console.tsx';
import { MAY_ALL, sample, sampleRow, type SampleRow } from '../../testing/sample.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { StepActions, useOpenSteps } from './step-actions.tsx';

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

const actions = (row: SampleRow, compact: boolean) =>
  renderConsole(<StepActions resource={sample} row={row} compact={compact} />, { may: MAY_ALL, at: '/sample' });

test('a row of a list has room for one button: one step by its name, several in a menu', async () => {
  const one = await actions(sampleRow('a'), true);
  expect(one.choices).toEqual(['开始']);
  await one.unmount();
  const page = await actions(sampleRow('a', { state: 2 }), true);
  expect(page.choices).toEqual(['处理']);
  await page.press('处理');
  await page.until(() => page.choices.includes('完成'));
  expect(page.choices).toEqual(['处理', '退回', '完成']);
});

test('the page of a record has a button for each', async () => {
  const page = await actions(sampleRow('a', { state: 2 }), false);
  expect(page.choices).toEqual(['退回', '完成']);
});

test('a step with a page of its own opens it, and the way back leads to the list', async () => {
  const page = await actions(sampleRow('a b', { state: 2 }), false);
  await page.press('完成');
  expect([page.here, page.router.state.location.state]).toEqual(['/sample/finish?id=a%20b', { comesBack: true }]);
});

test('a record whose step waits on this device takes no second one', async () => {
  const page = await actions(sampleRow('a'), false);
  const { outbox } = page.services;
  const draft = { resource: 'sample', step: { name: 'begin', id: 'a' }, title: 'a', input: {}, files: [] };
  await page.act(() => outbox.keep({ ...outbox.entry(draft), state: 'refused' }));
  expect([page.choices, page.text.includes('待上传')]).toEqual([[], true]);
});
