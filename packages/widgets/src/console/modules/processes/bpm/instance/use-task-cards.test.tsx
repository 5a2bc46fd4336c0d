// @vitest-environment jsdom
import type { OwnTask } from '@gongdi/api';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../testing/render-hook.tsx';
import { useTaskCards } from './use-task-cards.ts';

const task = (id: string, name = id) => ({ id, name }) as OwnTask;

async function cards(given: readonly OwnTask[], first: string | null = null) {
  const { page, now } = await renderHook(() => {
    const [tasks, setTasks] = useState(given);
    return { ...useTaskCards(tasks, first), setTasks };
  });
  const shown = () => now().cards.map(({ task: one, gone }) => `${one.name}${gone ? ' gone' : ''}`);
  return { page, now, shown };
}

test('a task that somebody else has done keeps its card, in its place', async () => {
  const { page, now, shown } = await cards([task('a'), task('b'), task('c')]);
  await page.act(() => now().setTasks([task('a'), task('c')]));
  expect(shown()).toEqual(['a', 'b gone', 'c']);
});

test('one that the user has done loses it', async () => {
  const { page, now, shown } = await cards([task('a'), task('b')]);
  await page.act(() => now().forget('a'));
  // As long as it still waits, the card stays: the server has the last word.
  expect(shown()).toEqual(['a', 'b']);
  await page.act(() => now().setTasks([task('b')]));
  expect([shown(), now().isForgotten('a'), now().isForgotten('b')]).toEqual([['b'], true, false]);
});

test('a new task comes last, a changed one is shown as it is now', async () => {
  const { page, now, shown } = await cards([task('a'), task('b')]);
  await page.act(() => now().setTasks([task('c'), task('b', '改名'), task('a')]));
  expect(shown()).toEqual(['a', '改名', 'c']);
});

test('the task that the address names is first, also once it is gone', async () => {
  const { page, now, shown } = await cards([task('a'), task('b'), task('c')], 'b');
  expect(shown()).toEqual(['b', 'a', 'c']);
  await page.act(() => now().setTasks([task('a'), task('c')]));
  expect(shown()).toEqual(['b gone', 'a', 'c']);
});
