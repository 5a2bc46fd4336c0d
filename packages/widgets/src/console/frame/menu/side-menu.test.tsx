// @vitest-environment jsdom
import type { MenuItem } from '@gongdi/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { MenuRail } from './menu-rail.tsx';
import { SideMenu } from './side-menu.tsx';

const entry = (index: string, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  index,
  title,
  icon: null,
  path: null,
  children: [],
  operation_list: [],
  ...more,
});
const menus = [
  entry('workbench', '工作台', { pinyin: 'gong zuo tai' }),
  entry('site', '工地', {
    pinyin: 'gong di',
    children: [
      entry('staff', '人员', { pinyin: 'ren yuan' }),
      entry('todo', '待办', { pinyin: 'dai ban', path: '/bpm/task/todo' }),
    ],
  }),
  entry('safety', '安全', { pinyin: 'an quan', children: [entry('patrols', '巡检', { pinyin: 'xun jian' })] }),
];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function menu(options: ConsoleOptions = {}, onOpen?: () => void) {
  const page = await renderConsole(<SideMenu {...(onOpen && { onOpen })} />, { menus, at: '/staff', ...options });
  const rows = () => page.all('[data-row]').map((one) => one.textContent);
  const row = (title: string) => page.all('[data-row]').find((one) => one.textContent === title)!;
  const focused = () => page.root.activeElement?.textContent ?? page.root.activeElement?.getAttribute('aria-label');
  const key = async (...keys: string[]) => {
    for (const one of keys) await page.key(page.root.activeElement!, one);
    return focused();
  };
  return { page, rows, row, focused, key };
}

test('entries are links; a plain click opens a list as it was left, other clicks are the browser’s', async () => {
  const opened = vi.fn();
  const { page, row } = await menu({ at: '/staff/edit?id=1' }, opened);
  const current = () => page.all('[aria-current=page]').map((one) => one.textContent);
  expect([current(), row('待办').getAttribute('href')]).toEqual([['人员'], '/bpm/task/todo']);
  page.services.pages.visit('/staff', '/staff?page=3');
  await page.press('人员');
  expect([page.here, opened.mock.calls.length]).toEqual(['/staff?page=3', 1]);
  // The entry of the visible page opens that page afresh.
  await page.press('人员');
  expect(page.here).toBe('/staff');
  let taken: boolean | undefined;
  page.host.addEventListener('click', (event) => {
    taken = event.defaultPrevented;
    // jsdom follows no links.
    event.preventDefault();
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
  await page.act(() => void row('待办').dispatchEvent(click));
  expect([taken, page.here, opened.mock.calls.length]).toEqual([false, '/staff', 2]);
  await page.press('待办');
  expect([page.here, current()]).toEqual(['/bpm/task/todo', ['待办']]);
});

test('only the group of the page is open, and what the user unfolds, which is remembered', async () => {
  const { page, rows } = await menu();
  expect(rows()).toEqual(['工作台', '工地', '人员', '待办', '安全']);
  await page.press('安全');
  await page.press('工地');
  expect(rows()).toEqual(['工作台', '工地', '安全', '巡检']);
  expect(JSON.parse(localStorage.getItem('gongdi:choice:u1:menu')!)).toMatchObject({ open: ['*starred', 'safety'] });
  // A page of another group unfolds it, and leaves the others as they are.
  await page.act(() => page.router.navigate('/patrols'));
  await page.press('安全');
  await page.act(() => page.router.navigate('/staff'));
  expect(rows()).toEqual(['工作台', '工地', '人员', '待办', '安全']);
});

test('a menu of 210 entries has only the rows that are seen', async () => {
  const many = Array.from({ length: 14 }, (_, group) =>
    entry(`g${group}`, `分组${group}`, {
      children: Array.from({ length: 15 }, (__, at) => entry(`e${group}-${at}`, `模块${group}-${at}`)),
    }),
  );
  const { page, rows } = await menu({ menus: many, at: '/e3-0' });
  expect(rows()).toHaveLength(14 + 15);
  await page.type('input', '模块13-1');
  expect(rows()).toEqual(['分组13', ...['1', '10', '11', '12', '13', '14'].map((at) => `模块13-${at}`)]);
});

test('the filter finds by pinyin; Enter opens the first, Escape and a choice clear it', async () => {
  const { page, rows } = await menu();
  const input = () => page.one('input') as HTMLInputElement;
  await page.type('input', 'xj');
  expect([rows(), page.text.includes('找到 1 个菜单')]).toEqual([['安全', '巡检'], true]);
  await page.key(input(), 'Escape');
  expect([input().value, rows().length]).toEqual(['', 5]);
  await page.type('input', 'xunj');
  await page.key(input(), 'Enter', { isComposing: true });
  expect(page.here).toBe('/staff');
  await page.key(input(), 'Enter');
  expect([page.here, input().value]).toEqual(['/patrols', '']);
  await page.type('input', '塔吊');
  expect([rows(), page.text.includes('没有「塔吊」这个菜单')]).toEqual([[], true]);
});

test('the menu is one stop of the Tab key; keys move, fold, find by letter and go to the star', async () => {
  const { page, rows, row, focused, key } = await menu();
  const stops = () =>
    page
      .all('[data-row]')
      .filter((one) => one.tabIndex === 0)
      .map((one) => one.textContent);
  expect(stops()).toEqual(['人员']);
  await page.act(() => row('人员').focus());
  expect(await key('Home')).toBe('工作台');
  expect(stops()).toEqual(['工作台']);
  expect(await key('ArrowDown', 'ArrowLeft')).toBe('工地');
  expect(rows()).toEqual(['工作台', '工地', '安全']);
  expect(await key('ArrowRight', 'ArrowRight')).toBe('人员');
  expect(await key('ArrowRight')).toBe('');
  expect(page.root.activeElement?.getAttribute('aria-label')).toBe('收藏「人员」');
  expect(await key('ArrowLeft')).toBe('人员');
  expect(await key('ArrowLeft')).toBe('工地');
  expect(await key('End', 'd')).toBe('待办');
  await page.key(page.one('input'), 'ArrowDown');
  expect(focused()).toBe('工作台');
});

test('favourites stand on top, in an order that keys and a dialog change', async () => {
  const { page, rows, row } = await menu();
  for (const name of ['待办', '人员']) await page.press(`收藏「${name}」`);
  expect(rows().slice(0, 4)).toEqual(['收藏', '待办', '人员', '工作台']);
  await page.key(row('人员'), 'ArrowUp', { altKey: true });
  expect(rows().slice(0, 3)).toEqual(['收藏', '人员', '待办']);
  await page.press('调整收藏的顺序');
  await page.until('用箭头调整');
  await page.press('下移「人员」');
  expect(page.text).toContain('「人员」现在是第 2 个，共 2 个');
  expect(rows().slice(0, 3)).toEqual(['收藏', '待办', '人员']);
});

test('entries that were used last are offered, without those that are in the menu no more', async () => {
  const { page, rows } = await menu();
  for (const one of ['gone', 'patrols', 'staff']) await page.act(() => page.services.ownMenu.use(one));
  await page.press('最近使用');
  expect(rows().slice(0, 3)).toEqual(['最近使用', '人员', '巡检']);
});

test('the strip of icons shows a group beside it; the keyboard goes in and comes back', async () => {
  const page = await renderConsole(<MenuRail />, { menus, at: '/staff' });
  const names = () => page.all('[data-row]').map((one) => one.ariaLabel ?? one.textContent);
  expect(names()).toEqual(['工作台', '工地', '安全']);
  const group = page.one('[aria-label=安全]');
  // Popups are outside of the shadow root here.
  const active = () => page.root.activeElement ?? document.activeElement;
  await page.act(() => group.focus());
  await page.key(group, 'ArrowRight');
  await page.until(() => page.all('a').some((one) => one.textContent === '巡检'));
  await page.until(() => active()?.textContent === '巡检');
  await page.key(active()!, 'Escape');
  await page.until(() => active() === group);
  await page.act(() => group.click());
  await page.until(() => page.all('a').some((one) => one.textContent === '巡检'));
  await page.press('巡检');
  expect(page.here).toBe('/patrols');
});
