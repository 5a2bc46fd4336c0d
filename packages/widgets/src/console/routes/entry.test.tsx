// @vitest-environment jsdom
import { CallFailure, calls, createClient, type Call, type Client, type Profile } from '@gongdi/api';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from '../../kit/testing/render.tsx';
import { ConsoleProvider, Permitted, type ConsoleServices } from '../ground/context/console-context.tsx';
import { createPreferences } from '../ground/context/preferences.ts';
import { ConsoleSession } from '../ground/session/session.ts';
import { Guard } from '../frame/guard/guard.tsx';
import { JumpPage } from './jump.tsx';
import { RedirectPage } from './redirect.tsx';

const user = { user_id: 'u', ent_type: 1000 } as Profile;
const leaf = (index: string) => ({
  index,
  title: index,
  icon: null,
  path: null,
  children: [],
  operation_list: [{ operation_code: 'list', title: '查看', checked: true }],
});

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});
afterEach(() => void vi.useRealTimers());

interface Server {
  menus?: unknown;
  loggedIn?: boolean;
  lang?: 'zh' | 'en';
}

/** Renders the entry routes of the console at an address, with a server that answers with these menus. */
async function at(address: string, { menus = [], loggedIn = false, lang = 'zh' }: Server = {}) {
  const call = vi.fn(async (one: Call) => {
    if (one.name === calls.user.permissionMenus.name) {
      const answer = await menus;
      if (answer instanceof Error) throw answer;
      return answer;
    }
    return user;
  });
  const client = { ...createClient(), call } as unknown as Client;
  const session = new ConsoleSession(false);
  if (loggedIn) session.store.set({ token: 't', serial: 's' });
  const preferences = createPreferences({ lang });
  const services = { client, session, preferences, config: {}, standalone: true } as unknown as ConsoleServices;
  const page = (text: string) => <p>{text}</p>;
  const router = createMemoryRouter(
    [
      { path: '/jump', element: <JumpPage /> },
      { path: '/redirect', element: <RedirectPage /> },
      { path: '/login', element: page('login') },
      { path: '/404', element: page('404') },
      { path: '*', element: <Guard>{page('inside')}</Guard> },
    ],
    { initialEntries: [address] },
  );
  const rendered = await render(
    <ConsoleProvider services={services}>
      <RouterProvider router={router} />
    </ConsoleProvider>,
    { client, lang },
  );
  return {
    ...rendered,
    call,
    session,
    go: (path: string) => router.navigate(path),
    here: () => router.state.location.pathname + router.state.location.search,
    textOfPage: () => document.body.textContent,
  };
}

test('console 5: token login without a token throws user info incomplete', async () => {
  const { textOfPage, here, until } = await at('/jump?token=');
  await until(() => here() === '/login');
  await until(() => textOfPage().includes('user info incomplete'));
});

test.each([
  ['zh', '正在获取菜单…'],
  ['en', 'fetching menus...'],
] as const)('console 2.1: /redirect shows a message that stays while the menus load (%s)', async (lang, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer: (menus: unknown) => void = () => {};
  const menus = new Promise((resolve) => (answer = resolve));
  const { textOfPage, here, act, until } = await at('/redirect', { menus, loggedIn: true, lang });
  await until(() => textOfPage().includes(words));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([here(), textOfPage().includes(words)]).toEqual(['/redirect', true]);
  await act(() => answer([leaf('staff')]));
  await until(() => here() === '/staff' && !textOfPage().includes(words));
});

test.each([
  ['zh', '当前用户没有菜单，请重新登录'],
  ['en', 'current user has no menu, please log in again'],
] as const)('console 2.1: without a menu /redirect warns and goes to /login (%s)', async (lang, words) => {
  const { textOfPage, here, until } = await at('/redirect', { loggedIn: true, lang });
  await until(() => here() === '/login' && textOfPage().includes(words));
});

test('console 8: when the menus cannot be fetched it goes to /login', async () => {
  const { here, until } = await at('/redirect', { menus: new CallFailure('网络错误'), loggedIn: true });
  await until(() => here() === '/login');
});

test.each([
  ['zh', '用户已退出，请重新登录'],
  ['en', 'user has logged out, please log in again'],
] as const)('console 5: whoever is not logged in is warned and goes to /login (%s)', async (lang, words) => {
  const { textOfPage, here, until } = await at('/staff?page=2', { lang });
  await until(
    () => here() === `/login?redirect=${encodeURIComponent('/staff?page=2')}` && textOfPage().includes(words),
  );
});

test('console 5: /redirect asks for a session as every page does, and keeps where one wanted to go', async () => {
  const { textOfPage, here, until } = await at('/redirect?redirect=%2Fstaff');
  await until(() => here() === '/login?redirect=%2Fstaff' && textOfPage().includes('用户已退出，请重新登录'));
});

test('console 5: whoever has logged out is not told to log in again, and is when the next page needs it', async () => {
  const warning = '用户已退出，请重新登录';
  const { textOfPage, here, act, until, session, go } = await at('/redirect?redirect=%2Fstaff', {
    menus: [leaf('staff')],
    loggedIn: true,
  });
  await until(() => here() === '/staff' && textOfPage().includes('inside'));
  await act(() => {
    session.announced = true;
    session.clear();
  });
  await until(() => textOfPage().includes('login'));
  expect(textOfPage()).not.toContain(warning);
  await act(() => go('/staff'));
  await until(() => textOfPage().includes(warning));
});

test('console 5: a first segment outside of the menus goes to /404, bpm does not', async () => {
  const open = async (path: string) => {
    const page = await at(`/redirect?redirect=${encodeURIComponent('/staff')}`, {
      menus: [leaf('staff')],
      loggedIn: true,
    });
    await page.until(() => page.here() === '/staff');
    await page.unmount();
    const next = await at(path);
    await next.until(() => /inside|404/.test(next.textOfPage()));
    const where = next.here();
    await next.unmount();
    return where;
  };
  expect(await open('/payroll/detail')).toBe('/404');
  expect(await open('/bpm/task/my')).toBe('/bpm/task/my');
  expect(await open('/staff/edit?id=1')).toBe('/staff/edit?id=1');
});

test('console 6: what needs a permission throws on an empty value', async () => {
  const session = new ConsoleSession(false);
  const services = { session } as unknown as ConsoleServices;
  const show = (node: ReactNode) => render(<ConsoleProvider services={services}>{node}</ConsoleProvider>);
  await expect(show(<Permitted code="">x</Permitted>)).rejects.toThrow('a permission code is needed');
});
