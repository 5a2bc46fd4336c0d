// @vitest-environment jsdom
import type { MenuItem } from '@gongdi/domain';
import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LeaveGuardProvider, useLeaveGuard } from '../../ground/page/leave-guard.tsx';
import { useVisits } from '../../ground/page/use-open-pages.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { TabStrip } from './tab-strip.tsx';

const menu = (index: string): MenuItem => ({
  index,
  title: index.toUpperCase(),
  icon: null,
  path: null,
  children: [],
  operation_list: [],
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Shell() {
  useVisits(true);
  const dirty = useRef(false);
  useLeaveGuard(() => dirty.current);
  return (
    <>
      <TabStrip />
      <button type="button" onClick={() => (dirty.current = true)}>
        type
      </button>
    </>
  );
}

/** Opens three pages one after the other; the last one is visible. */
async function strip(...addresses: string[]) {
  const page = await renderConsole(
    <LeaveGuardProvider>
      <Shell />
    </LeaveGuardProvider>,
    { at: addresses[0]!, menus: ['a', 'b', 'c'].map(menu) },
  );
  for (const address of addresses.slice(1)) await page.go(address);
  const tabs = () => page.all('[role=tab]').map((one) => one.textContent);
  const tab = (title: string) => page.all('[role=tab]').find((one) => one.textContent === title)!;
  const shown = () => page.all('[role=tab][aria-selected=true]').map((one) => one.textContent);
  const menuOf = async (words: string) => {
    await page.act(() => page.one('[aria-label^=页面操作]').click());
    await page.until(() => page.choice(words) !== undefined);
    await page.press(words);
  };
  return { page, tabs, tab, shown, menuOf };
}
const ABC = ['/a?page=2', '/b', '/c'] as const;

test('each page has a tab; one leads to a list at its last address', async () => {
  const { page, tabs, tab, shown } = await strip(...ABC);
  expect([tabs(), shown()]).toEqual([['A', 'B', 'C'], ['C']]);
  await page.act(() => tab('A').click());
  expect([page.here, shown()]).toEqual(['/a?page=2', ['A']]);
});

test('the strip is one stop of the Tab key; arrows, Home and End move and go around', async () => {
  const { page, tab } = await strip(...ABC);
  expect(page.all('[role=tab]').map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
  tab('C').focus();
  const moved = async (key: string) => {
    await page.key(page.root.activeElement!, key);
    return page.root.activeElement?.textContent;
  };
  expect([await moved('ArrowRight'), await moved('ArrowLeft'), await moved('Home'), await moved('End')]).toEqual([
    'A',
    'C',
    'A',
    'C',
  ]);
});

test('the Delete key closes a page; the visible one gives way to its neighbour', async () => {
  const { page, tabs, tab, shown } = await strip(...ABC);
  await page.key(tab('A'), 'Delete');
  expect([tabs(), shown()]).toEqual([['B', 'C'], ['C']]);
  await page.key(tab('C'), 'Delete');
  expect([tabs(), page.here]).toEqual([['B'], '/b']);
  // The last page stays: there would be nothing to show.
  await page.key(tab('B'), 'Delete');
  expect(tabs()).toEqual(['B']);
});

test('the others are closed, or all, which leads to the first page of the menus', async () => {
  const one = await strip(...ABC);
  await one.menuOf('关闭其他');
  expect([one.tabs(), one.page.here]).toEqual([['C'], '/c']);
  await one.page.unmount();
  const { page, tabs, menuOf } = await strip('/b', '/c');
  await menuOf('全部关闭');
  expect([page.here, tabs()]).toEqual(['/a', ['A']]);
});

test('a page is begun anew by 刷新; unsaved input is asked about', async () => {
  const { page, menuOf } = await strip(...ABC);
  const rounds = () => page.services.pages.snapshot().rounds['/c'] ?? 0;
  await menuOf('刷新');
  expect(rounds()).toBe(1);
  await page.press('type');
  await menuOf('刷新');
  expect([rounds(), page.text.includes('内容尚未保存')]).toEqual([1, true]);
  await page.press('离开');
  expect(rounds()).toBe(2);
});

test('a page with unsaved input is closed only after a yes, and keeps its tab after a no', async () => {
  const { page, tabs, tab } = await strip(...ABC);
  await page.press('type');
  await page.key(tab('C'), 'Delete');
  expect([tabs(), page.here]).toEqual([['A', 'B', 'C'], '/c']);
  await page.press('留在本页');
  expect([tabs(), page.here]).toEqual([['A', 'B', 'C'], '/c']);
  await page.key(tab('C'), 'Delete');
  await page.press('离开');
  await page.until(() => page.here === '/b');
  expect(tabs()).toEqual(['A', 'B']);
});

test('a tab is named by the record that its page shows', async () => {
  const { page, tabs } = await strip('/a', '/a/edit?id=7');
  await page.act(() => page.services.pages.name('/a/edit?id=7', '滨江一期'));
  expect(tabs()).toEqual(['A', '滨江一期 · 编辑']);
});

test('a single page has nothing to close', async () => {
  const { page } = await strip('/a');
  expect([page.all('.gd-tabs-close').length, page.one('[role=tab]').getAttribute('aria-keyshortcuts')]).toEqual([
    0,
    null,
  ]);
});
