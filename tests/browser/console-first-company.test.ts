import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { countEffort, minutesOf, type Effort } from './console-support/effort.ts';
import { arrive, button, dialog, fillLogin } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole({ empty: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const PASSWORD = 'Binjiang2026';
/** State of a rectification that is closed. */
const CLOSED = 3;
/** The button of a picture that has arrived. */
const REMOVE = '删除 photo.jpg';
const bar = (page: Page) => page.getByRole('navigation', { name: '常用操作' });

/** Opens a page on which everything that is done is counted. */
async function counted(path: string, shape: object = {}): Promise<{ page: Page; effort: Effort }> {
  const page = await open('/404', shape);
  const effort = await countEffort(page);
  await page.goto(server().address + path);
  return { page, effort };
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  await list.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

/** A picture as a camera gives it. */
async function photograph(page: Page, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  }, colour);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** Somebody who was invited registers on the telephone. */
async function join(link: string, name: string, phone: string): Promise<{ page: Page; effort: Effort }> {
  const { pathname, search } = new URL(link);
  const joined = await counted(pathname + search, PHONE);
  const { page } = joined;
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('手机号码').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '注册并进入' }).click();
  await arrive(page, '/workbench');
  return joined;
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^签名/ }).click();
  const asked = page.getByRole('dialog').last();
  await asked.getByText('输入姓名', { exact: true }).click();
  // The name of whoever signs is there already.
  await expect.poll(() => asked.getByRole('textbox', { name: /^姓名/ }).inputValue()).toBe('王海');
  await asked.getByRole('button', { name: /确\s?定|使\s?用/ }).click();
}

describe('a company sets itself up', () => {
  it('from an empty system to the first closed rectification', async () => {
    const begun = performance.now();
    // The office: company, project, invitation.
    const office = await counted('/');
    const { page } = office;
    await fillLogin(page, server().administrator!.user_name, server().administrator!.password);
    await arrive(page, '/workbench');
    await page.getByText('已完成 0/5').waitFor();
    await button(page, '填写公司名称').click();
    await page.getByLabel('组织名称').fill('长江建设集团有限公司');
    await button(page, '保存').click();
    await page.getByText('已完成 1/5').waitFor();

    await button(page, '建立第一个项目').click();
    await page.getByLabel('项目名称').fill('滨江一期');
    await page.getByLabel('项目地址', { exact: true }).fill('武汉市武昌区临江大道 100 号');
    await page.getByText('还缺少坐标').waitFor();
    // No service is configured: the page says so and shows the city of the address.
    await page.getByRole('button', { name: '按地址查找' }).click();
    const map = dialog(page, '选择地址');
    await map.getByRole('application').waitFor();
    expect(await axe(page)).toEqual([]);
    await map.getByRole('application').click({ position: { x: 300, y: 120 } });
    await map
      .getByText(/^已选|选点：|114\./)
      .first()
      .waitFor();
    await map.getByRole('button', { name: /确\s?定/ }).click();
    await map.waitFor({ state: 'hidden' });
    await page.getByLabel('开工日期').click();
    await page.locator('.ant-picker-now-btn, .ant-picker-cell-today').first().click();
    await button(page, '保存').click();
    await page.getByText('已完成 2/5').waitFor();

    await button(page, '邀请同事').click();
    await page.getByLabel('邀请对象').fill('滨江一期管理人员');
    // An open list has the name of its field.
    await page.getByRole('combobox', { name: '角色' }).click();
    await page.getByRole('listbox', { name: '角色' }).waitFor({ state: 'attached' });
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await choose(page, '角色', '施工单位管理员');
    await page.keyboard.press('Escape');
    await button(page, '保存').click();
    await arrive(page, '/userinvite/detail');
    const link = await page.locator('.gd-invite-link').innerText();
    expect(link.trim()).toMatch(/\/join\?code=\w{12}$/);
    // The server of the test listens on this computer alone, and the page says what that means for telephones.
    await page.getByRole('note').filter({ hasText: '手机打不开这个地址' }).waitFor();

    // Two people on their telephones.
    const wang = await join(link, '王海', '13900000001');
    const li = await join(link, '李明', '13900000002');

    // 王海 finds a danger, and orders 李明 to correct it.
    const phone = wang.page;
    await bar(phone).getByRole('button', { name: '上报' }).click();
    await dialog(phone, '上报').getByRole('button', { name: '隐患整改' }).click();
    await phone.getByLabel('隐患描述').fill('二层临边防护栏杆缺失');
    await phone.getByText('滨江一期', { exact: true }).first().waitFor();
    await phone
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photograph(phone, '#888888'));
    await phone.getByRole('button', { name: REMOVE }).waitFor();
    await phone.getByRole('button', { name: '下一步' }).click();
    await choose(phone, '整改人', '李明');
    await choose(phone, '复查人', '王海');
    await phone.getByLabel('整改期限').click();
    await phone.locator('.ant-picker-cell-today').first().click();
    await phone.getByRole('button', { name: '下一步' }).click();
    await button(phone, '保存').click();
    await arrive(phone, '/workbench');

    // 李明 sees it among what waits for him, corrects it and takes a picture.
    const other = li.page;
    await bar(other).getByRole('button', { name: /^待办/ }).click();
    await dialog(other, '待办')
      .getByRole('button', { name: /待整改隐患/ })
      .click();
    await other.getByRole('button', { name: '提交整改结果' }).first().click();
    await other.getByLabel('整改情况').fill('已安装 1.2 米防护栏杆');
    await other
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photograph(other, '#449944'));
    await other.getByRole('button', { name: REMOVE }).waitFor();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /提交整改结果|确\s?定/ })
      .last()
      .click();
    await other.getByRole('dialog').waitFor({ state: 'hidden' });

    // 王海 looks at it again, signs and closes it.
    await bar(phone).getByRole('button', { name: /^待办/ }).click();
    await dialog(phone, '待办')
      .getByRole('button', { name: /待复查隐患/ })
      .click();
    await phone.getByRole('button', { name: '复查通过' }).first().click();
    await sign(phone);
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /复查通过|确\s?定/ })
      .last()
      .click();
    await phone.getByText('已闭合').or(phone.getByText('没有符合条件')).first().waitFor();

    const rows = await server().database.db.selectFrom('correction').select(['status', 'closed_at']).execute();
    expect(rows.map(({ status, closed_at }) => [status, closed_at !== null])).toEqual([[CLOSED, true]]);

    // The office sees what is done.
    await page.goto(`${server().address}/workbench`);
    await page.getByText('已完成 4/5').waitFor();

    const desktop = minutesOf(office.effort, 'desktop');
    const phones = [wang, li].map(({ effort }) => minutesOf(effort, 'phone'));
    const took = (performance.now() - begun) / 60_000;
    const figures = {
      office: { ...office.effort, minutes: round(desktop) },
      wang: { ...wang.effort, minutes: round(phones[0]!) },
      li: { ...li.effort, minutes: round(phones[1]!) },
      together: round(desktop + phones[0]! + phones[1]!),
      machine: round(took),
    };
    process.stderr.write(`the first company: ${JSON.stringify(figures)}\n`);
    expect(figures.together).toBeLessThan(10);
    expect(office.effort.clicks).toBeLessThan(40);
    expect(wang.effort.clicks + li.effort.clicks).toBeLessThan(60);
  }, 180_000);
});

const round = (minutes: number): number => Math.round(minutes * 10) / 10;
