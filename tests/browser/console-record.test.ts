import { calls, resourceCalls, type Client } from '@gongdi/api';
import { hiddenDangerRectification } from '@gongdi/domain';
import { DEMO_ACCOUNTS, demoId } from '@gongdi/server';
import { describe, expect, it } from 'vitest';
import { arrive, button, dialog } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server, expectErrors } = withConsole();
const orders = resourceCalls(hiddenDangerRectification);
const accountId = (user_name: string) =>
  demoId('account', DEMO_ACCOUNTS.findIndex((one) => one.user_name === user_name) + 1);
const PAGE = '/hiddenDangerRectification';

async function newOrder(client: Client): Promise<string> {
  const body = {
    order_title: '二层临边缺护栏',
    danger_level: 2,
    project_id: demoId('project', 1),
    rectifier_id: accountId('patrol'),
    inspector_id: accountId('contractor'),
    deadline: '2026-11-05',
  };
  return (await client.call(orders.add!, { body })).id;
}

describe('the page of a record', () => {
  it('tells its story, takes comments with people, and shows others and what they do at once', async () => {
    const client = await server().client('contractor');
    const id = await newOrder(client);
    const page = await open(`${PAGE}/detail?id=${id}`, { user: 'contractor' });
    await page.getByRole('heading', { name: '二层临边缺护栏' }).waitFor();
    await page.getByText(/^截止 2026-11-05/).waitFor();
    await page.locator('.gd-record-origins').getByRole('link', { name: '滨江科创中心一期' }).waitFor();

    const box = page.getByRole('textbox', { name: /写评论/ });
    await box.pressSequentially('请看 @周');
    await page.locator('.ant-mentions-dropdown:visible').getByText('周志强').click();
    await box.press('Control+Enter');
    const entry = page.locator('.gd-record-entry').first();
    await entry.getByText('@周志强').waitFor();
    const patrol = await server().client('patrol');
    const { list } = await patrol.call(calls.notification.list, { query: {} });
    // The clock of the server stands still, so all notifications have one moment.
    expect(list).toContainEqual(expect.objectContaining({ kind: 'record_comment', link: `${PAGE}/detail?id=${id}` }));

    // Somebody else opens the record, then changes it while this page is shown.
    const other = await open(`${PAGE}/detail?id=${id}`, { user: 'admin', viewport: { width: 390, height: 844 } });
    await page.getByText(/正在查看/).waitFor();
    await other.getByText('陈建国 正在查看').waitFor();
    expect(await axe(other)).toEqual([]);
    const row = await client.call(orders.detail!, { params: { id } });
    await (await server().client('admin')).call(orders.edit!, { body: { ...row, deadline: '2026-11-20' } });
    await page.getByText(/刚刚更新了这条记录/).waitFor();
    await page.getByText(/^截止 2026-11-20/).waitFor();
    await entry.getByText('2026-11-20').waitFor();
    expect(await axe(page)).toEqual([]);

    // On paper there is the record without what belongs to the screen.
    await page.emulateMedia({ media: 'print' });
    await page.locator('.gd-record-print').getByText('工地管理平台').waitFor();
    expect(await button(page, '返回').isVisible()).toBe(false);
    expect(await box.isVisible()).toBe(false);
    expect(await page.getByText('整改期限').first().isVisible()).toBe(true);
  });

  it('lists what refers to it, in view and unfolded alone', async () => {
    const page = await open(`/projectmanage/detail?id=${demoId('project', 1)}`, { user: 'contractor' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/related')) asked.push(pathname);
    });
    const related = page.getByRole('region', { name: '关联记录' });
    await related.scrollIntoViewIfNeeded();
    await related.getByRole('button', { name: /^整改单/ }).click();
    await related.getByRole('link', { name: /一级配电箱门锁损坏/ }).waitFor();
    expect(asked.filter((path) => path.endsWith('/related'))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/hiddenDangerRectification/project_id'))).toHaveLength(1);
    expect(await axe(page)).toEqual([]);
    await related.getByRole('link', { name: /一级配电箱门锁损坏/ }).click();
    await arrive(page, `${PAGE}/detail`);
  });

  it('is merged field by field when two people edit it, and tells what came before it could be told', async () => {
    const client = await server().client('contractor');
    const id = await newOrder(client);
    const page = await open('/workbench', { user: 'contractor' });
    // The line opens after the other person has changed the record.
    let openLine = () => {};
    const mayOpen = new Promise<void>((resolve) => (openLine = resolve));
    await page.routeWebSocket(/notification\/ws/, async (socket) => {
      await mayOpen;
      socket.connectToServer();
    });
    await page.goto(`${server().address}${PAGE}/edit?id=${id}`);
    const words = page.getByRole('textbox', { name: '隐患描述' });
    await words.fill('二层临边缺护栏两处');
    const row = await client.call(orders.detail!, { params: { id } });
    const admin = await server().client('admin');
    await admin.call(orders.edit!, { body: { ...row, order_title: '二层临边护栏松动', deadline: '2026-11-12' } });
    openLine();
    await page.getByText(/刚刚更新了这条记录/).waitFor();
    await button(page, '保存').click();
    const asked = dialog(page, '有人同时修改了这条记录');
    await asked.getByText('二层临边护栏松动').waitFor();
    await asked.getByText(/对方还修改了.*整改期限/).waitFor();
    await asked.getByRole('radio', { name: /我的/ }).check();
    await asked.getByRole('button', { name: '按所选保存' }).click();
    await asked.waitFor({ state: 'hidden' });
    await expect
      .poll(() => client.call(orders.detail!, { params: { id } }))
      .toMatchObject({ order_title: '二层临边缺护栏两处', deadline: '2026-11-12' });
    expectErrors(/status of 409/);
  });

  it('comes as a Word document by a template of the company', async () => {
    const { Document, Packer, Paragraph } = await import('docx');
    const file = new Document({ sections: [{ children: [new Paragraph('{隐患描述} {整改期限}')] }] });
    const page = await open(`${PAGE}/detail?id=${demoId('correction', 1)}`, { user: 'contractor' });
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '生成 Word' }).click();
    const asked = dialog(page, '按模板生成 Word');
    await asked.getByText('还没有这类记录的 Word 模板').waitFor();
    await asked.getByRole('button', { name: '上传模板' }).click();
    await asked.locator('input[type=file]').setInputFiles({
      name: '整改通知单.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await Packer.toBuffer(file),
    });
    await asked.getByRole('list', { name: '已上传的文件' }).getByText('整改通知单.docx').waitFor();
    await asked.getByRole('button', { name: '保存模板' }).click();
    await asked.getByText('整改通知单', { exact: true }).waitFor();
    await asked.getByRole('button', { name: '占位符一览' }).click();
    await asked.getByText('{整改期限}').waitFor();
    expect(await axe(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await asked.getByRole('button', { name: /^生\s?成$/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^整改通知单_.*\.docx$/);
  });
});
