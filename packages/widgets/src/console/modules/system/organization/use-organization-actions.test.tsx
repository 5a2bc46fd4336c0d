// @vitest-environment jsdom
import { calls, resourceCalls, type OrganizationNode } from '@gongdi/api';
import { organization } from '@gongdi/domain';
import { expect, test, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderHook } from '../../../testing/render-hook.tsx';
import { zh } from './text/zh.ts';
import { useOrganizationActions } from './use-organization-actions.tsx';

const { activateOrganization, moveOrganization, organizationContent } = calls.organization;
const remove = resourceCalls(organization).delete!;
const node = (org_id: string, more: Partial<OrganizationNode> = {}): OrganizationNode => ({
  org_id,
  org_pid: null,
  name: org_id,
  ent_type: 1000,
  org_status: 1,
  user_count: 1,
  editable: true,
  children: [],
  ...more,
});
const team = node('班组', { user_count: 2 });
const branch = node('分公司', { user_count: 3, children: [team] });
const tree = [node('公司', { children: [branch, node('部门')] })];

async function actions(server = new FakeServer()) {
  const refresh = vi.fn(async () => undefined);
  const { page, now } = await renderHook(() => useOrganizationActions(tree, refresh), { server });
  return { page, now, server, refresh };
}

test('a move says how many people move with it; a change of the order alone says that nothing else changes', async () => {
  const { page, now, server, refresh } = await actions(new FakeServer().on(moveOrganization, null));
  expect(now().consequenceOf(branch, { org_pid: '部门', after: null })).toContain('5 个用户');
  expect(now().consequenceOf(branch, { org_pid: '公司', after: '部门' })).toBe(zh.moveWithin);
  await page.act(() => now().askMove(branch, { org_pid: '部门', after: null }));
  expect([page.text.includes('将「分公司」移到「部门」下？'), server.names()]).toEqual([true, []]);
  await page.press(zh.move);
  await page.until(zh.moved);
  expect(server.sent(moveOrganization)).toEqual([{ body: { id: '分公司', org_pid: '部门', after: null } }]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('to disable one says how many are logged out, those below it too', async () => {
  const { page, now, server } = await actions(new FakeServer().on(activateOrganization, { ended_sessions: 4 }));
  await page.act(() => now().askActivate(branch));
  expect(page.text).toContain('5 个用户将立即退出登录');
  await page.press(zh.disable);
  await page.until('已停用，4 个会话已结束');
  expect(server.sent(activateOrganization)).toEqual([{ body: { id: '分公司', org_status: 0 } }]);
});

test('one with content is not deleted: it says what is in it', async () => {
  const content = [{ subject: 'staff', title: '人员', count: 12 }];
  const { page, now, server } = await actions(new FakeServer().on(organizationContent, content));
  await page.act(() => now().askRemove(branch, () => undefined));
  expect(page.text).toContain('人员：12');
  await page.press(zh.gotIt);
  expect(server.names()).toEqual([organizationContent.name]);
});

test('an empty one is deleted after a question, and the page learns which is gone', async () => {
  const removed = vi.fn();
  const { page, now, server, refresh } = await actions(new FakeServer().on(organizationContent, []).on(remove, null));
  await page.act(() => void now().askRemove(team, removed));
  await page.until('删除「班组」？');
  expect(server.sent(remove)).toEqual([]);
  await page.press('删除');
  await page.until('删除成功');
  expect([server.sent(remove), removed.mock.calls.length]).toEqual([[{ params: { id: '班组' } }], 1]);
  expect(refresh).toHaveBeenCalledExactlyOnceWith('班组');
});
