import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { act, arrive, button, dialog, openRecord, toast } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open } = withConsole();

/** Waits until the picture has been uploaded to the server. */
const sent = (within: ReturnType<typeof dialog>) =>
  within.getByRole('list', { name: '已上传的文件' }).getByText('现场.png').waitFor();

/** The demo's own disclosure, which has not been given yet. */
const DISCLOSURE = '深基坑土方开挖安全技术交底';

/** A picture of one pixel. */
const PHOTO = {
  name: '现场.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const row = (page: Page, text: string) => page.locator('[data-row-key]').filter({ hasText: text });

async function choose(page: Page, within: ReturnType<typeof dialog>, label: string, option: string): Promise<void> {
  await within.getByLabel(label).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
}

/** Signs by typing a name in a form with a signature field. */
async function sign(page: Page, form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: /^签名/ }).click();
  const pad = page.getByRole('dialog').last();
  await pad.getByText('输入姓名', { exact: true }).click();
  await pad.getByRole('textbox').fill(name);
  await pad.getByRole('button', { name: '使用此签名' }).click();
  await form.getByText('重新签名').first().waitFor();
}

describe('a danger on site', () => {
  it('is reported on a phone, corrected and closed with a signature', async () => {
    // A patrol that the demo's account patrol has to correct: this account reports and rechecks.
    const phone = await open('/patrollog?status=1', { user: 'patrol', viewport: { width: 390, height: 844 } });
    await act(row(phone, '1#塔吊基础').first(), '上报异常');
    const report = dialog(phone, /上报异常/);
    await report.getByRole('button', { name: '上报异常' }).click();
    // An incomplete form is not sent; the form names the missing fields.
    await report.getByText('请输入巡检情况').first().waitFor();
    await report.getByText('请选择现场照片').first().waitFor();
    await report.getByLabel('巡检情况').fill('螺栓松动两处');
    const chooser = phone.waitForEvent('filechooser');
    await report.getByRole('button', { name: /选择图片/ }).click();
    await (await chooser).setFiles(PHOTO);
    await sent(report);
    await choose(phone, report, '隐患等级', '较大隐患');
    await choose(phone, report, '整改人', '周志强');
    await report.getByLabel('整改期限').fill('2026-12-31');
    await report.getByLabel('整改期限').press('Enter');
    expect(await axe(phone)).toEqual([]);
    await report.getByRole('button', { name: '上报异常' }).click();
    await toast(phone, '已上报异常').waitFor();

    const page = await open('/hiddenDangerRectification', { user: 'patrol' });
    const order = row(page, '螺栓松动两处');
    await order.getByText('待整改').waitFor();
    await act(order, '提交整改结果');
    const result = dialog(page, /提交整改结果/);
    await result.getByLabel('整改情况').fill('已全部紧固并复测扭矩');
    const picture = page.waitForEvent('filechooser');
    await result.getByRole('button', { name: /选择图片/ }).click();
    await (await picture).setFiles(PHOTO);
    await sent(result);
    await result.getByRole('button', { name: '提交整改结果' }).click();
    await order.getByText('待复查').waitFor();

    await act(order, '复查通过');
    const pass = dialog(page, /复查通过/);
    await sign(page, pass, '周志强');
    await pass.getByRole('button', { name: '复查通过' }).click();
    await order.getByText('已闭合').waitFor();
    expect(await order.getByRole('link', { name: '编辑' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);

    await openRecord(order);
    await arrive(page, '/hiddenDangerRectification/detail');
    const history = page.locator('.gd-data-panel').filter({ has: page.getByRole('heading', { name: '动态' }) });
    await history.getByText('已全部紧固并复测扭矩').waitFor();
    const told = async () => {
      const texts = await history.locator('.gd-record-entry').allInnerTexts();
      return texts.map((text) => /复查通过|提交整改结果|创建了这条记录/.exec(text)?.[0]);
    };
    await expect.poll(told).toEqual(['复查通过', '提交整改结果', '创建了这条记录']);
    expect(await axe(page)).toEqual([]);
  });
});

describe('a checklist', () => {
  it('holds its items, and comes as a Word document', async () => {
    const page = await open('/safetyChecklist', { user: 'contractor' });
    await act(row(page, '临时用电专项检查'), '编辑');
    await arrive(page, '/safetyChecklist/edit');
    await page.getByLabel('检查内容').nth(3).waitFor();
    await page.getByRole('button', { name: '添加一行' }).click();
    await button(page, '保存').click();
    await page.getByText('检查项第 5 行：请输入检查内容').first().waitFor();
    await page.getByLabel('检查内容').last().fill('夜间照明充足');
    await button(page, '保存').click();
    await arrive(page, '/safetyChecklist');
    await openRecord(row(page, '临时用电专项检查'));
    await arrive(page, '/safetyChecklist/detail');
    await page.getByRole('cell', { name: '夜间照明充足' }).waitFor();
    expect(await axe(page)).toEqual([]);

    const lists = await open('/safetyChecklist', { user: 'contractor' });
    await row(lists, '临时用电专项检查').waitFor();
    const download = lists.waitForEvent('download');
    await button(lists, '导出Word').click();
    expect((await download).suggestedFilename()).toMatch(/\.docx$|^download$/);
  });
});

describe('a disclosure', () => {
  it('is signed by whoever was told, then by whoever told it', async () => {
    const phone = await open('/discloserecord/add', {
      user: 'contractor',
      viewport: { width: 390, height: 844 },
    });
    const form = phone.getByRole('main');
    await button(phone, '保存').click();
    await phone.getByText('请输入被交底人').first().waitFor();
    await phone.getByLabel('被交底人').fill('王建军');
    await phone.getByLabel('安全交底').click();
    await phone.locator('.ant-select-item-option').filter({ hasText: DISCLOSURE }).last().click();
    await sign(phone, form, '王建军');
    expect(await axe(phone)).toEqual([]);
    await button(phone, '保存').click();
    await arrive(phone, '/discloserecord');
    await row(phone, '王建军').waitFor();

    const page = await open('/disclose?status=1', { user: 'contractor' });
    await row(page, DISCLOSURE).getByRole('button', { name: '完成交底' }).click();
    const finish = dialog(page, /完成交底/);
    await sign(page, finish, '陈建国');
    await finish.getByRole('button', { name: '完成交底' }).click();
    await toast(page, '已完成交底').waitFor();
    await expect.poll(() => row(page, DISCLOSURE).count()).toBe(0);
  });
});
