import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { act, button, dialog, press } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open } = withConsole();

const PHONE = '13700137009';
const PLAN = {
  name: '施工方案.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** When the picture is shown, its key is loaded too. */
async function solve(page: Page): Promise<void> {
  await page.getByRole('img', { name: '验证码' }).waitFor();
  await page.getByRole('textbox', { name: '验证码' }).fill('ABCD');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function day(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).press('Enter');
}

async function attach(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件：附件' }).click();
  await (await chooser).setFiles(PLAN);
  await page.getByRole('list', { name: '已上传的文件' }).getByText(PLAN.name).waitFor();
}

/** Queries the state of a submission and waits for the answer. */
async function ask(page: Page, state: string): Promise<void> {
  await field(page, '手机号码').fill(PHONE);
  await solve(page);
  await button(page, '查询').click();
  await page.getByText(state, { exact: true }).first().waitFor();
}

it('console 2.1: a company applies on a phone, corrects what was returned, and sees that it has passed', async () => {
  const page = await open('/jiangdu', { viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name: /^准入申请 / }).click();
  await page.getByRole('heading', { name: '准入申请', level: 1 }).waitFor();
  // An incomplete form is not sent; captcha and form show their errors at once.
  await button(page, '提交申请').click();
  await page.getByText('请选择申请事项').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await field(page, '单位名称').fill('扬州万方建设有限公司');
  await field(page, '统一社会信用代码').fill('91350100m000100y43');
  await field(page, '联系人').fill('钱万方');
  await field(page, '联系电话').fill(PHONE);
  await choose(page, '申请事项', '施工准入');
  await field(page, '项目名称').fill('江都文化中心');
  await field(page, '所在地区').fill('扬州市 江都区');
  await page.getByText('江苏省 / 扬州市 / 江都区').click();
  await field(page, '项目地址').fill('文昌东路 1 号');
  await day(page, '开始日期', '2026-12-01');
  await day(page, '结束日期', '2027-01-31');
  await attach(page);
  await solve(page);
  await button(page, '提交申请').click();
  await page.getByText('提交成功').waitFor();
  const number = new URL(page.url()).searchParams.get('number')!;
  expect(number).toMatch(/^JD-/);
  expect(await axe(page)).toEqual([]);
  await button(page, '查询进度').click();
  await ask(page, '申请正在审核，请耐心等待');
  await page.getByText('钱**').waitFor();
  expect(await page.getByText('钱万方').count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  const desk = await open(`/applysreview?apply_number=${number}`, { user: 'regulator' });
  const row = desk.locator('tr[data-row-key]').filter({ hasText: number });
  const review = async (step: string, opinion: string) => {
    await act(row, step);
    const form = dialog(desk, new RegExp(step));
    await form.getByLabel('审核意见').fill(opinion);
    await press(form, step);
  };
  await review('退回补正', '请写明进场人数');
  await row.getByText('退回补正').first().waitFor();

  await ask(page, '申请被退回，请按审核意见补正后重新提交');
  await page.getByText('审核意见：请写明进场人数').waitFor();
  await button(page, '去补正').click();
  // Personal data must be entered again; attached files stay.
  await page.getByRole('list', { name: '已上传的文件' }).getByText(PLAN.name).waitFor();
  await expect.poll(() => field(page, '联系人').inputValue()).toBe('');
  await field(page, '联系人').fill('钱万方');
  await field(page, '申请说明').fill('进场 26 人');
  await button(page, '重新提交').click();
  await page.getByText('补正已提交').waitFor();

  await button(desk, '刷新').click();
  await row.getByText('待审核').waitFor();
  await review('审核通过', '同意');
  await row.getByText('已通过').waitFor();
  await button(page, '查询进度').click();
  await ask(page, '审核已通过');
  await page.getByText('进场 26 人').waitFor();
});
