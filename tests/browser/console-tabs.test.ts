import { demoId } from '@gongdi/server';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addressOf,
  arrive,
  button,
  dialog,
  fillLogin,
  menuEntry,
  openMenuEntry,
  toast,
  unfoldMenu,
} from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';

const { open, server, expectErrors } = withConsole();
const sql = (text: string, values: unknown[] = []) => server().database.pool.query(text, values);

/** Opens another tab of the same browser at an address, as a bookmark or a scanned code does. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(40_000);
  await tab.goto(server().address + path);
  return tab;
}

async function login(user: string, password: string, path = '/login'): Promise<Page> {
  const page = await open(path);
  await fillLogin(page, user, password);
  await arrive(page, '/workbench');
  return page;
}

async function logout(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: `用户菜单 ${nickname}` }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await dialog(page, '退出登录')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await arrive(page, '/login');
}

const sessionsOf = async (user: string): Promise<number> =>
  (await sql('select 1 from login_session s join account a on a.id = s.account_id where a.user_name = $1', [user])).rows
    .length;
/** Returns everything that a script of the page can read of the session. */
const readable = (page: Page) =>
  page.evaluate(() => ({ cookies: document.cookie, stored: sessionStorage.getItem('gongdi:token') ?? '' }));

beforeEach(async () => {
  await sql('delete from login_session');
});

describe('settled 7: a browser that keeps the session', () => {
  it('opens a deep link, a scanned code and the login page in further tabs without another login', async () => {
    const page = await login('contractor', 'Contractor@2026');
    const detail = `/projectmanage/detail?id=${demoId('project', 1)}`;
    const deep = await openTab(page, detail);
    await deep.getByText('参建信息').waitFor();
    await expect.poll(() => addressOf(deep)).toBe(detail);

    const { rows } = await sql('select id from device limit 1');
    const scanned = await openTab(page, `/devicelist/detail?id=${rows[0].id}`);
    await arrive(scanned, '/devicelist/detail');
    await scanned.getByRole('button', { name: /返\s?回/ }).waitFor();

    const bookmark = await openTab(page, '/login');
    await arrive(bookmark, '/workbench');
    const root = await openTab(page, '/');
    await arrive(root, '/workbench');

    expect(await sessionsOf('contractor')).toBe(1);
    await root.getByRole('button', { name: /用户菜单/ }).click();
    await root.getByRole('menuitem', { name: '登录会话' }).click();
    // While the sessions load, the lines of the skeleton are list items too.
    await expect.poll(() => dialog(root, '登录会话').getByRole('listitem').count()).toBe(1);
  });

  it('leaves scripts nothing worth stealing', async () => {
    const page = await login('contractor', 'Contractor@2026');
    const { cookies, stored } = await readable(page);
    expect(cookies.split('; ').toSorted()).toEqual([
      'serial_number=1',
      'token=1',
      expect.stringMatching(/^user=[\w-]+$/),
    ]);
    const kept = (await page.context().cookies()).find((cookie) => cookie.name === 'gongdi');
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', domain: '127.0.0.1' });
    expect(stored).not.toContain(kept!.value);
    // The token that a script can read expires; the tab continues to work.
    await sql('update session_token set expires_at = $1', [new Date(server().clock.now).toISOString()]);
    await openMenuEntry(page, '项目管理');
    await page.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
    expect((await readable(page)).stored).not.toBe(stored);
    expectErrors(/status of 401/);
  });

  it('logs all tabs out at once; each says so at its next call', async () => {
    const page = await login('contractor', 'Contractor@2026');
    const other = await openTab(page, '/projectmanage');
    await other.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
    const nickname = (await page.getByRole('button', { name: /用户菜单/ }).getAttribute('aria-label'))!.slice(5);
    await logout(page, nickname);
    expect(await page.context().cookies()).toEqual([]);
    await expect.poll(() => sessionsOf('contractor')).toBe(0);
    await openMenuEntry(other, '人员管理');
    await toast(other, '无效的登录状态, 请重新登录').waitFor();
    await arrive(other, '/login');
    const late = await openTab(page, '/staff');
    await arrive(late, '/login');
    await expect.poll(() => addressOf(late)).toBe('/login?redirect=/staff');
  });

  it('ends the session when the server could not be told of the logout', async () => {
    const page = await login('contractor', 'Contractor@2026');
    await page.route('**/api/user/**', (route) => route.abort());
    await logout(page, (await page.getByRole('button', { name: /用户菜单/ }).getAttribute('aria-label'))!.slice(5));
    expect(await sessionsOf('contractor')).toBe(1);
    await page.unroute('**/api/user/**');
    const late = await openTab(page, '/staff');
    await arrive(late, '/login');
    await expect.poll(() => sessionsOf('contractor')).toBe(0);
    expectErrors(/ERR_FAILED/);
  });

  it('never makes an open tab somebody else’s', async () => {
    const page = await login('contractor', 'Contractor@2026');
    const other = await openTab(page, '/resetpassword');
    await other.goto(`${server().address}/register`);
    await other.goto(`${server().address}/jump`);
    await arrive(other, '/workbench');
    // Another user logs in, in a separate tab.
    await other.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies({ name: 'gongdi' });
    await other.goto(`${server().address}/login`);
    await fillLogin(other, 'owner', 'Owner@2026');
    await arrive(other, '/workbench');
    // A tab behind another one is drawn so rarely that clicks in it take a minute.
    await page.bringToFront();
    await unfoldMenu(page);
    await sql(`delete from login_session s using account a where a.id = s.account_id and a.user_name = 'contractor'`);
    // A call that the page makes by itself may come first.
    await menuEntry(page, '项目管理')
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await toast(page, '无效的登录状态, 请重新登录').waitFor();
    await arrive(page, '/login');
    expectErrors(/status of 401/);
  });
});

describe('an embedded console', () => {
  it('sets no cookie, and takes up no session of the browser', async () => {
    const page = await login('contractor', 'Contractor@2026');
    const before = await page.context().cookies();
    const calls: string[] = [];
    await page.context().route('**/host-page', async (route) => {
      const own = await route.fetch({ url: `${server().address}/login` });
      const body = (await own.text()).replace(' standalone', '').replace('routing="history"', 'routing="memory"');
      await route.fulfill({ response: own, body });
    });
    const host = await page.context().newPage();
    host.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await host.goto(`${server().address}/host-page`);
    await button(host, '登录').waitFor();
    expect(await host.locator('gd-console[standalone]').count()).toBe(0);
    await fillLogin(host, 'owner', 'Owner@2026');
    await host.getByRole('heading', { name: '我的待办' }).waitFor();
    expect(calls).toContain('/api/user/userlogin/login');
    expect(calls.filter((path) => /userlogin\/(tab|keep)/.test(path))).toEqual([]);
    expect(await page.context().cookies()).toEqual(before);
    // Logout of this element ends only its own session.
    await host.evaluate(() =>
      (document.querySelector('gd-console') as HTMLElement & { logout(): Promise<void> }).logout(),
    );
    await button(host, '登录').waitFor();
    await page.bringToFront();
    await openMenuEntry(page, '项目管理');
    await page.getByRole('link', { name: '滨江科创中心一期' }).first().waitFor();
    expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('gongdi');
  });
});
