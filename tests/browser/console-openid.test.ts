import { setTimeout as sleep } from 'node:timers/promises';
import { startProvider } from '@gongdi/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, button, dialog, press } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const openId = { issuer: '', clientId: 'gongdi', clientSecret: 'a secret of the client' };
const { open, server, expectErrors } = withConsole({ openId });
let provider: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  provider = await startProvider(
    {
      client_id: openId.clientId,
      client_secret: openId.clientSecret,
      back: `${server().address}/jump`,
      backchannel_logout_uri: `${server().address}/api/user/userlogin/openid/logout`,
    },
    { 'u-1': { preferred_username: 'owner' } },
  );
  openId.issuer = provider.issuer;
});
afterAll(() => provider.close());

it('logs in at the provider, opens the page that was asked for, and logs out there too', async () => {
  const page = await open('/login?redirect=%2Fpatrollog');
  await button(page, '统一身份认证登录').waitFor();
  expect(await axe(page)).toEqual([]);
  await button(page, '统一身份认证登录').click();
  await page.locator('input[name=login]').fill('u-1');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/interaction/'));
  await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await page.locator('button[type=submit]').click();
  await arrive(page, '/patrollog');
  // Neither the code nor a token stays in the address.
  expect(page.url()).not.toMatch(/code=|token=/);

  // The server hears of it, however slow it is, before the browser leaves for the provider.
  await page.route('**/users/logout', async (route) => {
    await sleep(2500);
    await route.continue();
  });
  const told = page.waitForResponse('**/users/logout');
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await press(dialog(page, '退出登录'), /确\s?定/);
  expect((await told).ok()).toBe(true);
  await page.waitForURL((url) => url.origin === provider.issuer);
  await page.locator('button[value=yes]').click();
  await arrive(page, '/login');
  await button(page, '统一身份认证登录').waitFor();
  // The pages of the provider ask for a font on another machine, and for an icon; calls that were
  // under way at the logout are refused.
  expectErrors(/ERR_NAME_NOT_RESOLVED|status of 40[14]/);
});

it('says why a login was not completed, and stays open for the other ways', async () => {
  const page = await open('/login');
  await button(page, '统一身份认证登录').click();
  await page.waitForURL((url) => url.origin === provider.issuer);
  await page.locator('a', { hasText: /cancel/i }).click();
  await arrive(page, '/login');
  await page.getByText(/统一身份认证未完成/).waitFor();
  await page.getByRole('button', { name: /^登\s?录$/ }).waitFor();
  expect(expectErrors(/status of 400/)).toHaveLength(1);
  expectErrors(/ERR_NAME_NOT_RESOLVED|status of 404/);
});
