// @vitest-environment jsdom
import { CallFailure, calls, type MessageChannel } from '@gongdi/api';
import { DEFAULT_RULES, ERRORS, newRule, type MessageRule } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import type { Page } from '../../../testing/page.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { RulesPanel } from './rules-panel.tsx';

const { ruleList, setRules, modules, channels } = calls.message;
const mail = {
  id: 'c1',
  kind: 'email',
  name: '公司邮箱',
  enabled: true,
  values: {},
  secrets: [],
  version: 1,
} as unknown;
const rule = (id: string, name: string, more: Partial<MessageRule> = {}) => ({ ...newRule(id, name), ...more });
const THREE = [rule('a', '甲'), rule('b', '乙'), rule('c', '丙')];

async function panel(rules: readonly MessageRule[] = THREE, { mayEdit = true, version = 7, sent = [mail] } = {}) {
  const server = new FakeServer()
    .on(ruleList, { rules: [...rules], version } as never)
    .on(modules, [])
    .on(channels, sent as MessageChannel[])
    .on(setRules, ({ body }) => ({ rules: body.rules, version: body.version + 1 }));
  const page = await renderConsole(<RulesPanel mayEdit={mayEdit} />, { server });
  await page.until(() => page.all('.gd-messages-list').length > 0);
  await page.until(() => !page.text.includes('c1'));
  return { page, server };
}

const rows = (page: Page) => page.all('.gd-messages-list > li');
const names = (page: Page) => rows(page).map((row) => row.querySelector('strong')!.textContent);
const inRow = async (page: Page, at: number, words: string) => {
  const found = [...rows(page)[at]!.querySelectorAll('button')].find((one) => one.textContent === words)!;
  await page.act(() => found.click());
};
const stored = (server: FakeServer) =>
  server.sent(setRules).map(({ body }) => [body.version, ...body.rules.map(({ id }) => id)]);

test('a rule moves by one place, with the version that was read; at the ends it cannot', async () => {
  const { page, server } = await panel();
  await inRow(page, 2, '上移');
  await page.until(() => names(page)[1] === '丙');
  expect(stored(server)).toEqual([[7, 'a', 'c', 'b']]);
  await inRow(page, 0, '下移');
  await page.until(() => names(page)[1] === '甲');
  expect(stored(server)[1]).toEqual([8, 'c', 'a', 'b']);
  const off = (at: number, words: string) =>
    [...rows(page)[at]!.querySelectorAll('button')].find((one) => one.textContent === words)!.disabled;
  expect([off(0, '上移'), off(0, '下移'), off(2, '下移')]).toEqual([true, false, true]);
});

test('a switch stores the rule as it is otherwise', async () => {
  const { page, server } = await panel();
  await page.act(() => rows(page)[1]!.querySelector<HTMLElement>('[role=switch]')!.click());
  await page.until(() => server.sent(setRules).length === 1);
  expect(server.sent(setRules)[0]!.body.rules[1]).toEqual({ ...THREE[1], enabled: false });
});

test('when somebody else was faster, the rules are read again and that is told', async () => {
  const { page, server } = await panel();
  server
    .on(setRules, new CallFailure('冲突', { code: ERRORS.conflict.code, status: 409 }))
    .on(ruleList, { rules: [rule('z', '新的')], version: 9 });
  await inRow(page, 1, '上移');
  await page.until('规则已被他人修改');
  await page.until(() => names(page).join() === '新的');
});

test('another refusal says its own reason', async () => {
  const { page, server } = await panel();
  server.on(setRules, new CallFailure('通道不存在', { code: ERRORS.invalid.code, status: 422 }));
  await inRow(page, 1, '上移');
  await page.until('通道不存在');
  expect(names(page)).toEqual(['甲', '乙', '丙']);
});

test('a rule is deleted after a question', async () => {
  const { page, server } = await panel();
  await inRow(page, 1, '删除');
  await page.until('确定删除规则「乙」吗');
  expect(stored(server)).toEqual([]);
  await page.act(() => page.one('.ant-modal-confirm-btns .ant-btn-dangerous').click());
  await page.until(() => names(page).length === 2);
  expect(stored(server)).toEqual([[7, 'a', 'c']]);
});

test('the default rules can be restored once there are others', async () => {
  const { page, server } = await panel();
  await page.press('恢复默认规则');
  await page.until('现有的全部规则将被替换');
  await page.act(() => page.one('.ant-modal-confirm-btns .ant-btn-dangerous').click());
  await page.until(() => server.sent(setRules).length === 1);
  expect(stored(server)).toEqual([[7, ...DEFAULT_RULES.map(({ id }) => id)]]);
  await page.unmount();
  const first = await panel(DEFAULT_RULES, { version: 0 });
  expect((first.page.choice('恢复默认规则') as HTMLButtonElement).disabled).toBe(true);
});

test('who may not edit sees the rules and no button', async () => {
  const { page } = await panel(THREE, { mayEdit: false });
  expect(names(page)).toEqual(['甲', '乙', '丙']);
  expect(page.choices).toEqual([]);
});

test('without a channel that is on, it says that nothing goes out', async () => {
  const { page } = await panel(THREE, { sent: [{ ...(mail as object), enabled: false }] });
  await page.until('还没有启用的通道');
});

test('a rule is told in one sentence', async () => {
  const whole = rule('w', '全', {
    kinds: ['device_alarm'],
    channels: ['c1'],
    digest_at: '08:00',
    quiet: { from: '22:00', to: '07:00' },
    audience: [{ to: 'role', ids: ['r1', 'r2'] }],
    escalation: [{ after_hours: 4, audience: [{ to: 'superiors', ids: [] }] }],
  });
  const { page } = await panel([whole]);
  for (const part of ['指定角色 2 个', '公司邮箱', '每天 08:00 汇总', '免打扰 22:00–07:00', '升级 1 级'])
    expect(page.text).toContain(part);
  expect(page.text).not.toContain('分钟合并');
});

test('a rule for the urgent ones of some kinds names both', async () => {
  const kinds = ['device_alarm', 'a', 'b', 'c'] as MessageRule['kinds'];
  const { page } = await panel([rule('u', '急', { kinds, urgent_only: true })]);
  expect(page.text).toContain('仅紧急事件');
  expect(page.text).toContain('等 4 项');
  await page.unmount();
  const all = await panel([rule('u', '急', { kinds: [], urgent_only: true })]);
  expect(all.page.text).not.toContain('全部事件');
});

test('a new rule opens in its form, and is stored behind the others', async () => {
  const { page, server } = await panel();
  await page.press('新增规则');
  await page.until('编辑规则');
  await page.type('#message-rule_name', '  夜班  ');
  await page.press('保存');
  await page.until(() => server.sent(setRules).length === 1);
  const { rules } = server.sent(setRules)[0]!.body;
  expect([rules.length, rules[3]!.name]).toEqual([4, '夜班']);
  await page.until(() => names(page).length === 4);
});

test('a form that was refused stays open with what was typed', async () => {
  const { page, server } = await panel();
  server.on(setRules, new CallFailure('通道不存在', { code: ERRORS.invalid.code, status: 422 }));
  await inRow(page, 1, '编辑');
  await page.until('编辑规则');
  await page.type('#message-rule_name', '改过');
  await page.press('保存');
  await page.until('通道不存在');
  expect((page.one('#message-rule_name') as HTMLInputElement).value).toBe('改过');
});
