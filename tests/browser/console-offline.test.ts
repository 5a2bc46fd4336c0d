import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act, dialog, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHOTO = {
  name: '断网.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const NORMAL = '/api/device/patrol/normal';

/** The chunks of the forms that a list loads in advance. */
const AHEAD = ['step-dialog', 'field-upload', 'form-controls', 'outbox-drawer', 'outbox-edit'];

/** The chunks of forms with a signature. */
const SIGNED = ['step-dialog', 'form-controls', 'signature-dialog', 'outbox-drawer', 'outbox-edit'];

/** Opens a list whose forms can be filled in without a network, on a phone whose clock is the server's. */
async function ready(path: string, shape: object = {}, ahead: readonly string[] = AHEAD): Promise<Page> {
  const page = await open(path, { user: 'patrol', ...shape });
  await rows(page).first().waitFor({ timeout: 60_000 });
  const loaded = () =>
    page.evaluate((names) => {
      const all = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.filter((name) => !all.some((one) => one.includes(`/${name}-`)));
    }, ahead);
  await expect.poll(loaded, { timeout: 20_000 }).toEqual([]);
  // After loading, because the fixed clock hides what has been loaded.
  await page.clock.setFixedTime(new Date(server().clock.now));
  return page;
}

const rows = (page: Page) => page.locator('[data-row-key]');
const outbox = (page: Page) => page.getByRole('button', { name: /待上传 \d+ 条/ });

it('keeps a patrol without a network, through a reload, and sends it once, with its picture', async () => {
  const page = await ready('/patrollog?status=1', { viewport: { width: 390, height: 844 } }, [...AHEAD, 'mine-sheet']);
  const id = (await rows(page).first().getAttribute('data-row-key'))!;
  const row = page.locator(`[data-row-key="${id}"]`);
  await page.context().setOffline(true);
  await act(row, '记录正常');
  const form = dialog(page, /记录正常/);
  await form.getByLabel('巡检情况').fill('断网时记录');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /选择图片/ }).click();
  await (await chooser).setFiles(PHOTO);
  await form.getByRole('list', { name: '已上传的文件' }).getByText('断网.png').waitFor();
  await form.getByRole('button', { name: '记录正常' }).click();
  await toast(page, '当前无网络，已保存到本机，联网后自动上传').waitFor();
  await row.getByText('待上传').waitFor();
  // 我的 has the number on a phone, and leads to what waits.
  await outbox(page).press('Enter');
  await page.getByRole('dialog', { name: '我的' }).getByRole('button', { name: '待上传' }).click();
  const drawer = page.getByRole('dialog', { name: '待上传' });
  await drawer.getByText('1 个附件').waitFor();
  await drawer.getByText('当前无网络').waitFor();
  expect(await axe(page)).toEqual([]);

  // The network is back and the server processes the first call, but the answer is lost: the change is made all the
  // same.
  const calls: string[] = [];
  await page.context().route(`**${NORMAL}`, async (route) => {
    calls.push((await route.request().headerValue('idempotency-key'))!);
    if (calls.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(1);
  await page.reload();
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(2);
  expect(new Set(calls).size).toBe(1);
  await outbox(page).waitFor({ state: 'detached' });
  await page.goto(new URL(`/patrollog/detail?id=${id}`, page.url()).href);
  // The change is in the record and in its history of steps.
  await page.getByText('断网时记录').first().waitFor();
  await page.getByRole('img', { name: '断网.png' }).first().waitFor();
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
});

it('shows why a record is refused, and sends it once it is put right', async () => {
  const page = await ready('/patrollog?status=1');
  const id = (await rows(page).first().getAttribute('data-row-key'))!;
  const row = page.locator(`[data-row-key="${id}"]`);
  await page.context().setOffline(true);
  await act(row, '记录正常');
  const form = dialog(page, /记录正常/);
  await form.getByLabel('巡检情况').fill('会被拒绝');
  await form.getByRole('button', { name: '记录正常' }).click();
  await outbox(page).waitFor();
  const refusal = { code: 42200, data: null, message: '巡检情况写得太少', request_id: 'r' };
  await page.context().route(`**${NORMAL}`, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '待上传 1 条，其中 1 条未通过' }).click();
  const drawer = page.getByRole('dialog', { name: '待上传' });
  await drawer.getByText('巡检情况写得太少').waitFor();
  await drawer.getByRole('button', { name: /修\s?改/ }).click();
  const edit = dialog(page, /修改后重新上传/);
  expect(await edit.getByLabel('巡检情况').inputValue()).toBe('会被拒绝');
  await edit.getByLabel('巡检情况').fill('已补充说明');
  await edit.getByRole('button', { name: '保存并上传' }).click();
  await drawer.getByText('没有待上传的记录').waitFor();
  await row.waitFor({ state: 'detached' });
  expectErrors(/ERR_INTERNET_DISCONNECTED|422/);
});

it('is signed without a network: the signature is kept, and sent once', async () => {
  const page = await ready('/disclose?status=1', { user: 'contractor' }, SIGNED);
  const id = (await rows(page).first().getAttribute('data-row-key'))!;
  const row = page.locator(`[data-row-key="${id}"]`);
  const sent: string[] = [];
  // Records the POST requests that were answered.
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/(?:upload|finish)$/.test(pathname)) sent.push(pathname);
  });
  await page.context().setOffline(true);
  await row.getByRole('button', { name: '完成交底' }).click();
  const form = dialog(page, /完成交底/);
  await form.getByRole('button', { name: /^签名/ }).click();
  const pad = page.getByRole('dialog').last();
  await pad.getByText('输入姓名', { exact: true }).click();
  await pad.getByRole('textbox').fill('陈建国');
  await pad.getByRole('button', { name: '使用此签名' }).click();
  await form.getByText('重新签名').first().waitFor();
  await form.getByRole('button', { name: '完成交底' }).click();
  await toast(page, '当前无网络，已保存到本机，联网后自动上传').waitFor();
  await row.getByText('待上传').waitFor();
  expect(sent).toEqual([]);

  await page.context().setOffline(false);
  await row.waitFor({ state: 'detached', timeout: 20_000 });
  await outbox(page).waitFor({ state: 'detached' });
  await expect.poll(() => sent).toEqual(['/api/file/upload', '/api/user/disclose/finish']);
  await page.goto(new URL(`/disclose/detail?id=${id}`, page.url()).href);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
});
