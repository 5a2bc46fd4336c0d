import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, button, dialog } from './console-support/page.ts';
import { withConsole } from './console-support/with-console.ts';
import { axe } from './support/axe.ts';

const { open, server } = withConsole({ messageHosts: '*, 127.0.0.1' });
const got: IncomingMessage[] = [];
const receiver = createServer((request, response) => {
  got.push(request);
  request.resume();
  response.end('{}');
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
});
afterAll(() => new Promise<void>((resolve) => receiver.close(() => resolve())));

const item = (page: Page, text: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });

it('a channel is added, tested and used by a rule; what was sent is in the log', async () => {
  const page = await open('/messagesetting', { user: 'admin' });
  await page.getByText('还没有启用的通道').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('tab', { name: '消息通道' }).click();
  await button(page, '新增通道').click();
  await page.getByRole('menuitem', { name: 'Webhook' }).click();
  const form = dialog(page, /新增通道/);
  await form.getByLabel('地址').fill('10.0.0.1');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await form.getByText('请填写以 http:// 或 https:// 开头').waitFor();
  await form.getByLabel('地址').fill(address);
  await form.getByLabel('签名密钥').fill('a secret');
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await item(page, address).waitFor();
  await item(page, address).getByRole('button', { name: '发送测试' }).click();
  await dialog(page, '测试消息已发送').waitFor();
  await expect
    .poll(() => got.map(({ headers }) => headers['x-gongdi-signature']))
    .toEqual([expect.stringMatching(/^sha256=/)]);
  await button(page, '知道了').click();

  await page.getByRole('tab', { name: '发送规则' }).click();
  await button(page, '新增规则').click();
  const rule = dialog(page, '编辑规则');
  await rule.getByLabel('规则名称').fill('公告');
  await rule.getByRole('checkbox', { name: '事件相关人员' }).uncheck();
  await rule.getByRole('button', { name: /保\s?存/ }).click();
  await rule.getByText('请至少选择一类接收人').waitFor();
  await rule.getByRole('checkbox', { name: '事件相关人员' }).check();
  await rule.getByRole('button', { name: /保\s?存/ }).click();
  await item(page, '公告').waitFor();
  expect(await axe(page)).toEqual([]);

  const { db } = server().database;
  const reader = db.selectFrom('account').select('id').where('user_name', '=', 'contractor');
  const { id } = await reader.executeTakeFirstOrThrow();
  await db
    .insertInto('message_event')
    .values({
      id: 'browser-test',
      kind: 'notice_published',
      urgency: 'urgent',
      title: JSON.stringify({ zh: '停电通知', en: 'Power cut' }),
      account_ids: [id],
      created_at: new Date(server().clock.now).toISOString(),
    })
    .execute();
  await expect.poll(() => got.length).toBe(2);
  await page.goto(`${server().address}/messagelog`);
  await page.getByRole('link', { name: '停电通知' }).waitFor();
  await page.getByText('已发送').first().waitFor();
});

it('an announcement is confirmed by its readers, and the publisher sees who has not', async () => {
  const publisher = await open('/messagepublish/add', { user: 'admin' });
  await publisher.getByLabel('标题').fill('高温停工');
  await publisher.getByLabel('内容').fill('气温超过 40 度时停止室外作业。');
  await publisher.getByLabel('需要确认').click();
  await publisher.getByRole('button', { name: /^(保\s?存|提\s?交)$/ }).click();
  await arrive(publisher, '/messagepublish');
  await publisher
    .getByRole('row', { name: /高温停工/ })
    .getByRole('link', { name: '高温停工' })
    .click();
  await arrive(publisher, '/messagepublish/detail');
  await button(publisher, '发布').locator('visible=true').click();
  await publisher.getByRole('dialog').getByRole('button').last().click();
  await publisher.getByText('已发送 2 人，已读 0 人，已确认 0 人').waitFor();
  const { pathname, search } = new URL(publisher.url());

  const reader = await open(pathname + search, { user: 'contractor' });
  await button(reader, '确认收到').click();
  await reader.getByText(/您已于 .* 确认收到/).waitFor();
  expect(await axe(reader)).toEqual([]);

  await publisher.reload();
  await publisher.getByText('已发送 2 人，已读 1 人，已确认 1 人').waitFor();
  await publisher.getByRole('cell', { name: '周志强' }).waitFor();
  await button(publisher, '一键催阅').click();
  await publisher.getByText('已催阅 1 人').waitFor();
});

it('people say where and when they want messages', async () => {
  const page = await open('/center', { user: 'contractor' });
  await page.getByLabel('接收邮箱').fill('nobody');
  const save = page
    .locator('form')
    .filter({ has: page.getByLabel('接收邮箱') })
    .getByRole('button', { name: /保\s?存/ });
  await save.click();
  await page.getByText('请输入正确的邮箱地址').waitFor();
  await page.getByLabel('接收邮箱').fill('chen@example.com');
  await page.getByLabel('免打扰开始').fill('21:00');
  await page.getByLabel('免打扰结束').fill('07:30');
  await save.click();
  await expect
    .poll(async () => (await server().database.db.selectFrom('message_choice').select('choice').execute())[0]?.choice)
    .toMatchObject({ quiet: { from: '21:00', to: '07:30' } });
});
