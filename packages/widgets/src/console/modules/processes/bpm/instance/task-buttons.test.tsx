// @vitest-environment jsdom
import type { OwnTask } from '@gongdi/api';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../../kit/testing/render.tsx';
import { ConsoleProvider, type ConsoleServices } from '../../../../ground/context/console-context.tsx';
import { createPreferences } from '../../../../ground/context/preferences.ts';
import { TaskButtons, usePassOnLabels } from './task-buttons.tsx';

const services = { preferences: createPreferences({ lang: 'zh' }) } as unknown as ConsoleServices;
const OWN = [
  { id: 'b1', code: 'later', name: '缓办', sort: 2, hidden: false },
  { id: 'b2', code: 'never', name: '不办', sort: 0, hidden: true },
  { id: 'b3', code: 'fast', name: '急办', sort: 1, hidden: false },
];

async function buttons(actions: readonly string[], own: readonly object[] = []) {
  const task = { actions, buttons: own } as unknown as OwnTask;
  const did = { onDecide: vi.fn(), onUnclaim: vi.fn(), onPassOn: vi.fn() };
  function Buttons() {
    return <TaskButtons task={task} busy={false} labels={usePassOnLabels()} {...did} />;
  }
  const { box, act } = await render(
    <ConsoleProvider services={services}>
      <Buttons />
    </ConsoleProvider>,
  );
  // antd puts a space between two Chinese letters of a button.
  const wordsOf = (one: Element) => one.textContent.replaceAll(' ', '');
  const press = (words: string, of = 'button') =>
    act(() => [...document.querySelectorAll<HTMLElement>(of)].find((one) => wordsOf(one) === words)!.click());
  return { did, press, words: [...box.querySelectorAll('button')].map(wordsOf) };
}

it('shows only what the task allows; what does not decide is in a menu', async () => {
  expect((await buttons(['approve', 'reject'])).words).toEqual(['通过', '不通过']);
  expect((await buttons(['transfer', 'unclaim'])).words).toEqual(['更多', '退回签收']);
  expect((await buttons([])).words).toEqual([]);
});

it('shows the own buttons of the task in their order, without the hidden ones; they approve', async () => {
  const { did, press, words } = await buttons(['approve'], OWN);
  expect(words.slice(1)).toEqual(['急办', '缓办']);
  await press('缓办');
  expect(did.onDecide).toHaveBeenCalledExactlyOnceWith('approve', 'later');
});

it('opens the menu of the other actions', async () => {
  const { did, press } = await buttons(['copy', 'transfer', 'reject']);
  await press('更多');
  const items = [...document.querySelectorAll('[role=menuitem]')];
  expect(items.map((one) => one.textContent)).toEqual(['转办', '抄送']);
  await press('抄送', '[role=menuitem]');
  expect(did.onPassOn).toHaveBeenCalledExactlyOnceWith('copy');
});
