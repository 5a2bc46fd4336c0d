// @vitest-environment jsdom
import { calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { menusWith, renderConsole } from '../../testing/render-console.tsx';
import { renderHook } from '../../testing/render-hook.tsx';
import { Trail } from './trail.tsx';
import { useFreshRights } from './use-fresh-rights.ts';
import { UserMenu } from './user-menu.tsx';

afterEach(() => void vi.restoreAllMocks());

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
  entry('site', '工地', { children: [entry('staff', '人员'), entry('todo', '待办', { path: '/bpm/task/todo' })] }),
];

test('the trail names the way to the page, its list as a link', async () => {
  const page = await renderConsole(<Trail />, { menus, at: '/staff/edit?id=1' });
  await page.act(() => page.services.pages.visit('/staff/edit?id=1', '/staff/edit?id=1'));
  await page.act(() => page.services.pages.name('/staff/edit?id=1', '王建'));
  expect(page.text).toMatch(/工地.*人员.*王建/);
  expect(page.all('a').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([['人员', '/staff']]);
});

test('a logout is asked about', async () => {
  const logout = vi.fn(async () => undefined);
  const page = await renderConsole(<UserMenu />, { menus, services: { logout }, user: { company_name: '科创建设' } });
  await page.act(() => page.one('button').click());
  await page.until('退出登录');
  expect(page.text).toContain('陈建国 · 科创建设');
  await page.press('退出登录');
  expect([page.text.includes('确定退出登录吗'), logout.mock.calls.length]).toEqual([true, 0]);
  await page.press('确定');
  expect(logout).toHaveBeenCalledOnce();
});

test.each([
  ['is in the menus', menusWith(['center|list']), true],
  ['is not', menus, false],
])('the own page is offered if it %s', async (_, given, offered) => {
  const page = await renderConsole(<UserMenu />, { menus: given });
  await page.act(() => page.one('button').click());
  await page.until('修改密码');
  expect(page.choices.includes('个人中心')).toBe(offered);
});

test('rights are read again after a reload, with a header if the stream is silent; without one whenever the tab is seen again', async () => {
  const reads = async (layoutMode: 'standard' | 'plain') => {
    const server = new FakeServer()
      .on(calls.user.permissionMenus, menusWith(['staff|list']))
      .on(calls.user.userInfo, { user_id: 'u1' });
    const { page } = await renderHook(() => useFreshRights(100), {
      server,
      may: ['staff|list'],
      services: { layoutMode },
    });
    await page.until(() => server.sent(calls.user.permissionMenus).length === 1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await page.act(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.settle();
    await page.unmount();
    return server.sent(calls.user.permissionMenus).length;
  };
  expect([await reads('standard'), await reads('plain')]).toEqual([1, 2]);
});
