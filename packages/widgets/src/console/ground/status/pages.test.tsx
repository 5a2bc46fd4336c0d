// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS, PLATFORM_NAME } from '@gongdi/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { renderHook } from '../../testing/render-hook.tsx';
import { renderConsole } from '../../testing/render-console.tsx';
import { useCompanyLogo } from '../context/use-company-logo.ts';
import { useLimits, usePlatformName } from '../context/use-platform.ts';
import { Preferences } from '../layout/preferences-menu.tsx';
import { Brand, CompanyLogo } from '../layout/brand.tsx';
import { useDictionaryOverlay } from '../live/use-overlay.ts';
import { pageKey } from '../open-pages/page-key.ts';
import { useRecordName, useVisits } from '../page/use-open-pages.ts';
import { PREFERENCES_KEY } from '../storage-keys.ts';
import { isRefused } from './is-refused.ts';
import { NotFound } from './not-found.tsx';
import { PageLoading } from './page-loading.tsx';
import { QueryPart } from './query-part.tsx';
import { RouteError } from './route-error.tsx';

afterEach(() => void vi.useRealTimers());

test('only a missing permission is a refusal: after any other failure a list keeps its filters', () => {
  const failed = (code: number, status: number) => new CallFailure('x', { code, status });
  expect(isRefused(failed(ERRORS.permission.code, 400))).toBe(true);
  for (const other of [failed(42200, 422), failed(0, 404), new Error('x'), null]) expect(isRefused(other)).toBe(false);
});

test('short work shows no outline, longer work does', async () => {
  vi.useFakeTimers();
  const page = await renderConsole(<PageLoading />);
  expect([page.all('[role=status]').length, page.all('i').length]).toEqual([1, 0]);
  await page.act(() => vi.advanceTimersByTime(200));
  expect(page.all('i').length).toBeGreaterThan(0);
});

test('a part of a page is loading, failed, empty or there', async () => {
  const refetch = vi.fn(async () => null);
  const part = (data: string[] | undefined, error: Error | null) =>
    renderConsole(
      <QueryPart query={{ data, error, refetch }} empty={<p>没有</p>}>
        {(list) => <p>{list.join()}</p>}
      </QueryPart>,
    );
  const loading = await part(undefined, null);
  expect(loading.all('.ant-skeleton').length).toBe(1);
  await loading.unmount();
  const failed = await part(undefined, new Error('读不到'));
  await failed.press('重试');
  expect([failed.text.includes('读不到'), refetch.mock.calls.length]).toEqual([true, 1]);
  await failed.unmount();
  const empty = await part([], null);
  expect(empty.text).toContain('没有');
  await empty.unmount();
  const old = await part(['甲'], new Error('x'));
  expect([old.text.includes('甲'), old.text.includes('x')]).toEqual([true, false]);
});

test('from an address without a page one gets home, or back', async () => {
  const page = await renderConsole(<NotFound />, { at: '/staff' });
  await page.go('/nothing');
  await page.press('返回上一页');
  expect(page.here).toBe('/staff');
  await page.press('返回首页');
  expect(page.here).toBe('/');
});

test('a page that throws says so to the host, and is rendered again on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Broken() {
    if (broken) throw new TypeError('x is undefined');
    return <p>好了</p>;
  }
  const page = await renderConsole(<Broken />, {
    at: '/staff?page=2',
    routes: (node) => [{ path: '*', element: node, errorElement: <RouteError /> }],
  });
  await page.until('页面出错了');
  expect(page.events).toEqual([
    { type: 'gd-error', detail: { code: 'render_failed', message: 'x is undefined', where: '/staff' } },
  ]);
  broken = false;
  await page.press('重试');
  await page.until('好了');
  expect(page.here).toBe('/staff?page=2');
  vi.restoreAllMocks();
});

test('pages are told apart by path and record, not by what a list filters', () => {
  expect(pageKey('/staff', '?page=2&name=x')).toBe('/staff');
  expect(pageKey('/staff/edit', '?id=a&page=2')).toBe('/staff/edit?id=a');
  expect(pageKey('/staff/edit', '?id=')).not.toBe(pageKey('/staff/edit', ''));
});

test('a page that becomes visible has a tab, named by its record; without a session it has none', async () => {
  const visit = () => {
    useVisits(true);
    useRecordName('王建');
  };
  const { page } = await renderHook(visit, { at: '/staff/detail?id=a&layoutMode=plain' });
  expect(page.services.pages.snapshot().pages).toEqual([
    { key: '/staff/detail?id=a', address: '/staff/detail?id=a', record: '王建' },
  ]);
  await page.unmount();
  const out = await renderHook(visit, { at: '/staff', loggedOut: true });
  expect(out.page.services.pages.snapshot().pages).toEqual([]);
});

const platform = (more: object = {}) =>
  ({ name: { zh: '智慧工地', en: 'Site' }, password: { min: 10 }, upload_file_mb: 2, logo: null, ...more }) as never;

test('the installation names the platform and limits forms; until it answers the product has its own name', async () => {
  const server = new FakeServer().on(calls.platform.get, platform());
  const { page, now } = await renderHook(() => [usePlatformName(), useLimits()?.fileKb], { server, lang: 'en' });
  await page.until(() => now()[0] === 'Site');
  expect(now()[1]).toBe(2048);
  await page.unmount();
  const silent = await renderHook(() => [usePlatformName(), useLimits()]);
  expect(silent.now()).toEqual([PLATFORM_NAME.zh, undefined]);
});

test('the logo of the installation replaces the mark; that of the company is shown to its users', async () => {
  const server = new FakeServer()
    .on(calls.platform.get, platform({ logo: 'data:p' }))
    .on(calls.company.logo, { logo: 'data:c' });
  const node = (
    <>
      <Brand />
      <CompanyLogo />
    </>
  );
  const page = await renderConsole(node, { server });
  await page.until(() => page.all('img').length === 2);
  expect(page.all('img').map((one) => one.getAttribute('src'))).toEqual(['data:p', 'data:c']);
  await page.unmount();
  const plain = await renderConsole(node, { loggedOut: true });
  expect([plain.all('img').length, plain.all('svg').length, plain.server.names(calls.company.logo)]).toEqual([
    0,
    1,
    [],
  ]);
});

test('nobody asks for the logo of a company before there is a user', async () => {
  const { page } = await renderHook(() => useCompanyLogo().data, { loggedOut: true });
  expect(page.server.names()).toEqual([]);
});

test('theme, density and language are chosen from menus, and stay in this browser', async () => {
  const page = await renderConsole(<Preferences />);
  await page.press('主题');
  await page.until(() => page.choice('深色') !== undefined);
  await page.press('深色');
  expect(page.services.preferences.snapshot()).toMatchObject({ theme: 'dark', density: 'default' });
  await page.press('语言');
  await page.until(() => page.choice('English') !== undefined);
  await page.press('English');
  await page.until(() => page.choice('Theme') !== undefined);
  expect(localStorage.getItem(PREFERENCES_KEY)).toContain('"lang":"en"');
});

test('changed dictionaries are taken without empty attributes, by their type', async () => {
  const entry = { value: 1, label: { zh: '一', en: 'one' }, color_type: null, css_class: '', disabled: false };
  const changed = [{ dict_type: 'trade', label: { zh: '工种', en: 'Trade' }, entries: [{ ...entry, path: 'p' }] }];
  const server = new FakeServer().on(calls.base.dictionaryList, changed);
  const { page, now } = await renderHook(useDictionaryOverlay, { server });
  await page.until(() => now() !== undefined);
  expect(now()!.get('trade')!.entries).toEqual([{ value: 1, label: { zh: '一', en: 'one' }, path: 'p' }]);
  expect(server.sent(calls.base.dictionaryList)).toEqual([{ query: { changed_only: '1' } }]);
});
