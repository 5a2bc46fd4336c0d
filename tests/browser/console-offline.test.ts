import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { act, dialog, fillLogin, toast } from './console-support/page.ts';
import { ELEMENTS, withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

/** A copy of the build, in which a test may put another version. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-offline-'));
fs.cpSync(ELEMENTS, folder, { recursive: true });
afterAll(() => fs.rmSync(folder, { recursive: true }));

const { open, server, expectErrors } = withConsole({ elementsDir: folder });

const PHOTO = {
  name: '断网.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const NORMAL = '/api/device/patrol/normal';
const PHONE = { width: 390, height: 844 };

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
  await expect.poll(loaded).toEqual([]);
  // What these import comes after them.
  let before = -1;
  const more = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const came = now - before;
    before = now;
    return came;
  };
  await expect.poll(more, { interval: 500 }).toBe(0);
  // After loading, because the fixed clock hides what has been loaded.
  await page.clock.setFixedTime(new Date(server().clock.now));
  return page;
}

const rows = (page: Page) => page.locator('[data-row-key]');
const outbox = (page: Page) => page.getByRole('button', { name: /待上传 \d+ 条/ });

it('keeps a patrol without a network, through a reload, and sends it once, with its picture', async () => {
  const page = await ready('/patrollog?status=1', { viewport: PHONE }, [...AHEAD, 'mine-sheet']);
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
  let lost = false;
  await page.context().route(`**${NORMAL}`, async (route) => {
    calls.push((await route.request().headerValue('idempotency-key'))!);
    if (calls.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
    lost = true;
  });
  await page.context().setOffline(false);
  await expect.poll(() => lost).toBe(true);
  await page.reload();
  // One that the reload has cut off is sent once more.
  await expect.poll(() => calls.length).toBeGreaterThan(1);
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
  await expect.poll(() => edit.getByLabel('巡检情况').inputValue()).toBe('会被拒绝');
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
  await row.waitFor({ state: 'detached' });
  await outbox(page).waitFor({ state: 'detached' });
  await expect.poll(() => sent).toEqual(['/api/file/upload', '/api/user/disclose/finish']);
  await page.goto(new URL(`/disclose/detail?id=${id}`, page.url()).href);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
});

/** A phone that keeps the console: its worker is in charge, and has what the page has loaded. */
async function kept(path: string, shape: object = {}): Promise<Page> {
  const page = await ready(path, { serviceWorkers: 'allow', viewport: PHONE, ...shape });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

it('can be installed: manifest, icons, a worker in charge', async () => {
  const page = await kept('/patrollog?status=1');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest.name).toBe('工地管理');
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['扫码', '上报', '待办']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser of tests forgets everything, and says that it does not install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src, purpose }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight} ${purpose}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`));
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  // No answer of the API is kept by the worker.
  const held = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
  expect(held.filter((path) => !/^\/(?:$|elements\/loader\.js$|elements\/assets\/)/.test(path))).toEqual([]);
  expect(held.length).toBeGreaterThan(50);
  await page.goto(new URL('/?open=report', page.url()).href);
  await page.getByRole('dialog', { name: '上报' }).waitFor();
});

/** What lies on the device, without the contents of the answers. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'gongdi-device')) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('gongdi-device');
      request.addEventListener('success', () => resolve(request.result));
    });
    const rows = await new Promise<{ key: string; owner: string }[]>((resolve) => {
      const request = database.transaction('kept').objectStore('kept').getAll();
      request.addEventListener('success', () => resolve(request.result as { key: string; owner: string }[]));
    });
    database.close();
    return rows.map(({ key }) => key);
  });

/** Opens a page in a browser that was closed: nothing but what lies on the device is left. */
async function cold(before: Page, path: string): Promise<Page> {
  const address = new URL(path, before.url()).href;
  const context = before.context();
  await before.close();
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(server().clock.now));
  await page.goto(address);
  return page;
}

/** Logs in as people do: the browser keeps the session. */
const logIn = (page: Page): Promise<void> => fillLogin(page, 'patrol', 'Patrol@2026');

it('starts without a network: who it is, what is due, forms and pictures; sends when there is one', async () => {
  let page = await open('/login?redirect=%2Fpatrollog%3Fstatus%3D1', { serviceWorkers: 'allow', viewport: PHONE });
  await page.getByLabel('账号', { exact: true }).waitFor();
  // Now, because a page does not begin under a fixed clock.
  await page.clock.setFixedTime(new Date(server().clock.now));
  await logIn(page);
  await rows(page).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Fetched ahead, also for pages that nobody has opened.
  await expect
    .poll(() => onDevice(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['session', expect.stringMatching(/^answer:\["list","disclose"/)]));
  const id = (await rows(page).first().getAttribute('data-row-key'))!;
  const context = page.context();
  await context.setOffline(true);

  page = await cold(page, '/patrollog?status=1');
  await page.getByText('当前无网络，现场表单仍可填写，联网后自动上传').waitFor();
  const row = page.locator(`[data-row-key="${id}"]`);
  await row.waitFor();
  await page.getByText(/当前无网络，以下是 .* 的记录，可能已有变化/).waitFor();
  await act(row, '记录正常');
  const form = dialog(page, /记录正常/);
  await form.getByLabel('巡检情况').fill('冷启动时记录');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /选择图片/ }).click();
  await (await chooser).setFiles(PHOTO);
  await form.getByRole('list', { name: '已上传的文件' }).getByText('断网.png').waitFor();
  await form.getByRole('button', { name: '记录正常' }).click();
  await row.getByText('待上传').waitFor();
  await page.getByRole('button', { name: /^我的/ }).click();
  await page.getByRole('dialog', { name: '我的' }).getByText('周志强').waitFor();

  // A page that does not lie here says so.
  page = await cold(page, '/center');
  await page.getByText('这个页面没有保存在本机，联网后才能打开').waitFor();

  // The session is over by the time there is a network: the login is asked for, and nothing is lost.
  page = await cold(page, '/patrollog?status=1');
  await page.getByRole('button', { name: /待上传 1 条/ }).waitFor();
  await context.clearCookies();
  await context.setOffline(false);
  await page.getByLabel('账号', { exact: true }).waitFor();
  const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === NORMAL && answer.ok());
  await logIn(page);
  await sent;
  await outbox(page).waitFor({ state: 'detached' });

  await page.goto(new URL(`/patrollog/detail?id=${id}`, page.url()).href);
  await page.getByText('冷启动时记录').first().waitFor();
  await page.getByRole('img', { name: '断网.png' }).first().waitFor();

  // Whoever logs out leaves nothing.
  await page.getByRole('button', { name: /^我的/ }).click();
  await page.getByRole('dialog', { name: '我的' }).getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: /确\s?定/ }).click();
  await page.getByLabel('账号', { exact: true }).waitFor();
  await expect.poll(() => onDevice(page)).toEqual([]);
  await context.setOffline(true);
  page = await cold(page, '/patrollog?status=1');
  await page.getByLabel('账号', { exact: true }).waitFor();
  expectErrors(/ERR_(?:INTERNET_DISCONNECTED|FAILED)|401/);
});

/** The server has another version from now on: all of the build that names itself does so by another name. */
function upgrade(): void {
  const file = (name: string) => path.join(folder, name);
  const [, old] = /name="gongdi-build" content="(\w+)"/.exec(fs.readFileSync(file('index.html'), 'utf8'))!;
  for (const name of ['index.html', 'service-worker.js'])
    fs.writeFileSync(file(name), fs.readFileSync(file(name), 'utf8').replaceAll(old!, `${old}x`));
}

it('tells of a new version, and goes over to it when nothing is unsaved', async () => {
  const page = await kept('/patrollog?status=1');
  const build = () => page.locator('meta[name=gongdi-build]').getAttribute('content');
  const before = await build();
  upgrade();
  const bar = page.getByRole('status').filter({ hasText: '有新版本' });
  // A page that comes to the front looks for a new version. The browser itself may be looking since before there was
  // one, and answers both at once.
  const look = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return bar.count();
  };
  await expect.poll(look, { timeout: 60_000, interval: 3000 }).toBe(1);
  expect(await axe(page)).toEqual([]);
  await bar.getByRole('button', { name: /更\s?新/ }).click();
  await expect.poll(build).toBe(`${before}x`);
  await rows(page).first().waitFor();
  // The caches of the version before are gone.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`gongdi-app-${before}x`]);
});
