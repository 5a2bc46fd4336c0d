// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.tsx';
import { PaletteButton } from './palette-button.tsx';
import { Palette } from './palette.tsx';

const leaf = (index: string, title: string): MenuItem => ({
  index,
  title,
  icon: null,
  path: null,
  children: [],
  operation_list: [],
});
const menus: MenuItem[] = [
  { ...leaf('projectmanage', '项目管理'), pinyin: 'xiang mu guan li' },
  { ...leaf('staff', '人员管理'), pinyin: 'ren yuan guan li' },
  leaf('devicelist', '设备列表'),
];
const group = (resource: string, ...titles: string[]) => ({
  resource,
  label: resource,
  detail: true,
  filter: null,
  records: titles.map((title) => ({ id: `id ${title}`, title })),
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function palette({ server = new FakeServer(), ...options }: ConsoleOptions = {}) {
  const close = vi.fn();
  const page = await renderConsole(<Palette onClose={close} />, { menus, server, ...options });
  const input = () => page.all<HTMLInputElement>('[role=combobox]')[0]!;
  const shown = () => page.all('[role=option]').map((one) => one.textContent);
  const chosen = () => page.all('[role=option][aria-selected=true]').map((one) => one.textContent);
  return { page, close, input, shown, chosen };
}
const found = () =>
  new FakeServer().on(calls.search.find, { groups: [group('staff', '王建'), group('payroll', '工资')] });

test('the arrows go around, Enter opens', async () => {
  const { page, close, input, shown, chosen } = await palette();
  await page.type('[role=combobox]', 'guanl');
  expect([shown(), chosen()]).toEqual([['项目管理', '人员管理'], ['项目管理']]);
  await page.key(input(), 'ArrowUp');
  expect(chosen()).toEqual(['人员管理']);
  await page.key(input(), 'ArrowDown');
  await page.key(input(), 'ArrowDown');
  expect(chosen()).toEqual(['人员管理']);
  expect(input().getAttribute('aria-activedescendant')).toBe(page.one('[aria-selected=true]').id);
  await page.key(input(), 'Enter');
  expect([page.here, close.mock.calls.length]).toEqual(['/staff', 1]);
});

test('without a word, what was used last is offered, then favourites and actions', async () => {
  const { page, input, shown } = await palette({ at: '/staff' });
  await page.act(() => {
    page.services.ownMenu.use('staff');
    page.services.ownMenu.use('devicelist');
    page.services.ownMenu.show({ address: '/staff/detail?id=1', title: '王建' });
    page.services.ownMenu.star('projectmanage', true);
  });
  expect(shown().slice(0, 4)).toEqual(['王建人员管理', '设备列表', '项目管理', '扫码']);
  expect(shown().at(-1)).toBe('退出登录');
  await page.key(input(), 'Enter');
  expect(page.here).toBe('/staff/detail?id=1');
});

test('actions are found by pinyin: adding what one may add, looks, and the way out', async () => {
  const logout = vi.fn(async () => undefined);
  const may = (index: string, title: string, record: string, pinyin: string, ...codes: string[]): MenuItem => ({
    ...leaf(index, title),
    record,
    pinyin,
    operation_list: codes.map((operation_code) => ({ operation_code, title: operation_code, checked: true })),
  });
  const own = [
    may('staff', '人员管理', '人员', 'ren yuan guan li, ren yuan', 'list', 'add'),
    may('material', '材料进场', '材料', 'cai liao jin chang, cai liao', 'list'),
  ];
  const { page, input, shown } = await palette({ menus: own, at: '/material', services: { logout } });
  await page.type('[role=combobox]', '新增');
  expect(shown()).toEqual(['新增人员人员管理']);
  await page.type('[role=combobox]', 'xzry');
  await page.key(input(), 'Enter');
  expect(page.here).toBe('/staff/add');
  await page.type('[role=combobox]', 'zt');
  expect(shown()).toEqual(['主题：深色', '主题：跟随系统']);
  await page.key(input(), 'Enter');
  expect(page.services.preferences.snapshot().theme).toBe('dark');
  await page.type('[role=combobox]', 'tuichu');
  await page.key(input(), 'Enter');
  await page.until('确定退出登录吗');
  expect(logout).not.toHaveBeenCalled();
});

test('while an input method composes, the keys belong to it', async () => {
  const { page, close, input, chosen } = await palette();
  await page.type('[role=combobox]', '管理');
  await page.key(input(), 'ArrowDown', { isComposing: true });
  await page.key(input(), 'Enter', { isComposing: true });
  expect([chosen(), close.mock.calls.length]).toEqual([['项目管理'], 0]);
});

test('a list that is open is shown as it was left', async () => {
  const { page, input } = await palette();
  page.services.pages.visit('/projectmanage', '/projectmanage?page=3');
  await page.type('[role=combobox]', '项目');
  await page.key(input(), 'Enter');
  expect(page.here).toBe('/projectmanage?page=3');
});

test('records are searched after a pause, once, and only those of the user’s menus are shown', async () => {
  const server = found();
  const { page, shown } = await palette({ server });
  for (const word of ['王', '王建', '王建 ']) await page.type('[role=combobox]', word);
  expect(server.sent(calls.search.find)).toEqual([]);
  await page.until(() => shown().includes('王建'));
  expect(server.sent(calls.search.find)).toEqual([{ query: { keyword: '王建' } }]);
  expect(shown()).toEqual(['王建']);
  await page.act(() => page.one('[role=option]').click());
  expect(page.here).toBe(`/staff/detail?id=${encodeURIComponent('id 王建').replace('%20', '+')}`);
});

test('another word begins at the first result again', async () => {
  const { page, input, chosen } = await palette();
  await page.type('[role=combobox]', '理');
  await page.key(input(), 'ArrowDown');
  await page.type('[role=combobox]', '管理');
  expect(chosen()).toEqual(['项目管理']);
});

test('a search that fails says why and is tried again; the menus stay', async () => {
  const server = new FakeServer().on(calls.search.find, new CallFailure('网络错误'));
  const { page, shown } = await palette({ server });
  await page.type('[role=combobox]', '管理');
  await page.until('没有查到数据：网络错误');
  expect(shown()).toEqual(['项目管理', '人员管理']);
  server.on(calls.search.find, { groups: [group('staff', '管理员')] });
  await page.press('重试');
  await page.until(() => shown().includes('管理员'));
});

test('that nothing was found is said when it is known, not before', async () => {
  const server = new FakeServer().on(calls.search.find, { groups: [], filling: true });
  const { page } = await palette({ server });
  await page.type('[role=combobox]', '没有的');
  expect(page.text).not.toContain('没有找到');
  await page.until('没有找到「没有的」');
  expect(page.text).toContain('正在为原有数据建立搜索');
});

test.each([
  ['the whole page', true, true],
  ['the element alone', false, false],
])('Ctrl+K opens and closes it from %s', async (_, standalone, everywhere) => {
  const page = await renderConsole(<PaletteButton />, { menus, standalone });
  const there = () => page.all('[role=combobox]').length === 1;
  const event = await page.key(document.body, 'k', { ctrlKey: true });
  expect(event.defaultPrevented).toBe(everywhere);
  if (!everywhere) await page.key(page.host, 'k', { ctrlKey: true });
  await page.until(there);
  await page.key(everywhere ? document.body : page.host, 'k', { metaKey: true });
  await page.until(() => !there());
});
