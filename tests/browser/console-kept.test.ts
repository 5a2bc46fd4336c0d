import { readFile } from 'node:fs/promises';
import { resourceCalls } from '@gongdi/api';
import { staff } from '@gongdi/domain';
import { openWorkbook, readRecords } from '@gongdi/sheets';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { act, arrive, button, dialog, fillLogin, press, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();

const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** All that the browser keeps of forms, as text. */
const drafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('gongdi-drafts', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner');
        });
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );

it('keeps what was typed through a crash and a logout, for the same person alone', async () => {
  const page = await open('/staff/add', { user: 'contractor' });
  await page.getByLabel('姓名', { exact: true }).fill('草稿里的人');
  await page.getByLabel('手机号码', { exact: true }).fill('13800138000');
  await expect.poll(() => drafts(page)).toContain('草稿里的人');
  expect(await drafts(page)).not.toContain('13800138000');
  // A crash: the page is gone without a word.
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  const bar = page.getByText(/有未保存的内容/);
  await bar.waitFor();
  expect(await axe(page)).toEqual([]);
  await button(page, '恢复').click();
  await expect.poll(() => page.getByLabel('姓名', { exact: true }).inputValue()).toBe('草稿里的人');
  await page.getByText(/请重新填写：手机号码/).waitFor();

  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await press(dialog(page, '退出登录'), /确\s?定/);
  await arrive(page, '/login');
  expect(await drafts(page)).not.toContain('13800138000');
  await fillLogin(page, 'beichen', 'Beichen@2026');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(new URL('/staff/add', page.url()).href);
  await page.getByLabel('姓名', { exact: true }).waitFor();
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '草稿' }).click();
  await page.getByText('没有草稿').waitFor();
  expect(await page.getByText(/有未保存的内容/).count()).toBe(0);
});

it('removes a draft once the form is saved, and lists the others', async () => {
  const page = await open('/post/add', { user: 'admin' });
  await page.getByLabel('岗位名称', { exact: true }).fill('草稿岗位');
  await expect.poll(() => drafts(page)).toContain('草稿岗位');
  await page.getByRole('button', { name: '用户菜单' }).click();
  await page.getByRole('menuitem', { name: '草稿' }).click();
  await page.getByRole('dialog', { name: '草稿' }).getByText('草稿岗位').waitFor();
  await page.keyboard.press('Escape');
});

it('asks in steps on a phone, with a check for each and a summary before saving', async () => {
  const page = await open('/projectmanage/add', { user: 'contractor', ...PHONE });
  const next = page.getByRole('button', { name: '下一步' });
  await page.getByText(/第 1 步/).waitFor();
  expect(await button(page, '保存').isVisible()).toBe(false);
  await next.click();
  // What is missing keeps the person in the step.
  await page.getByText(/第 1 步/).waitFor();
  await page.getByLabel('项目名称', { exact: true }).fill('手机上的项目');
  expect(await axe(page)).toEqual([]);
});

it('brings a deleted record back, from the message and from the bin', async () => {
  // Somebody to whom no other record refers: the others may not be deleted.
  const client = await server().client('contractor');
  const body = { name: '误删人员', phone_number: '13700137009', trade: 3 };
  const { id } = await client.call(resourceCalls(staff).add!, { body });
  const page = await open('/staff', { user: 'admin' });
  const own = page.locator(`tr[data-row-key="${id}"]`);
  const remove = async () => {
    await act(own, '删除');
    await page.getByText('删除后可在回收站中恢复。').waitFor();
    await press(page.getByRole('dialog'), /删\s?除/);
  };
  await remove();
  // At once: the message stays for some seconds only.
  await button(page, '撤销').click();
  await toast(page, '已恢复').waitFor();
  await own.waitFor();
  await remove();
  await own.waitFor({ state: 'detached' });
  await page.goto(new URL('/recyclebin', page.url()).href);
  const kept = page.locator(`tr[data-row-key="${id}"]`);
  await kept.waitFor();
  expect(await axe(page)).toEqual([]);
  await kept.getByRole('button', { name: '恢复' }).click();
  await toast(page, '已恢复 1 条').waitFor();
  await kept.waitFor({ state: 'detached' });
  await page.goto(new URL(`/staff/detail?id=${id}`, page.url()).href);
  await page.getByText('创建时间').first().waitFor();
  expectErrors(/404/);
});

it('changes many records after a preview, in the background, and lists the job', async () => {
  const page = await open('/staff', { user: 'contractor' });
  await page.locator('tr[data-row-key]').first().waitFor();
  await page.locator('thead input[type=checkbox]').first().check();
  await page.getByRole('button', { name: '批量编辑' }).click();
  const edit = dialog(page, /批量编辑/);
  await edit.getByRole('combobox', { name: '要修改的字段' }).fill('在场状态');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await edit.getByRole('combobox', { name: '在场状态' }).press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await axe(page)).toEqual([]);
  await button(page, '预览').click();
  await edit.getByText(/将修改 \d+ 条/).waitFor();
  expect(await axe(page)).toEqual([]);
  await edit.getByRole('button', { name: /修改 \d+ 条/ }).click();
  await edit.getByText(/已修改 \d+ 条/).waitFor();
  await edit
    .getByRole('button', { name: /关\s?闭/ })
    .last()
    .click();
  await page.goto(new URL('/download', page.url()).href);
  await page.getByText('已完成').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

it('exports many records in the background, and gives the file in the download centre', async () => {
  await server().database.pool.query(
    `insert into staff (id, org_id, created_at, updated_at, version, name, phone_number, trade, status)
      select md5('export' || n), (select org_id from account where user_name = 'contractor'), now(), now(), 1,
        '批量 ' || n, '151' || lpad(n::text, 8, '0'), 3, 1 from generate_series(1, 6000) n`,
  );
  const page = await open('/staff', { user: 'contractor' });
  await page.locator('tr[data-row-key]').first().waitFor();
  await button(page, '导出').click();
  await page.getByRole('button', { name: '前往下载中心' }).click();
  await arrive(page, '/download');
  const row = page.locator('tr[data-row-key]').filter({ hasText: '导出' }).first();
  await row.getByText('已完成').waitFor({ timeout: 60_000 });
  const begun = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  const bytes = await readFile(await (await begun).path());
  const sheet = await readRecords(staff, await openWorkbook(new Uint8Array(bytes)));
  expect(sheet.refusedCount + sheet.cleanCount).toBeGreaterThanOrEqual(6000);
});
