// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer, pageOf } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { GroupListPage } from './group-list.tsx';

const { userGroupPage, userGroupCreate, userGroupUpdate, userGroupDelete, taskPeople } = calls.workflow;

const group = (more: object = {}) => ({
  id: 'g1',
  name: '安全组',
  description: '安全员',
  member_user_ids: ['u2'],
  members: [{ id: 'u2', nickname: '王建', dept_name: '工程部' }],
  status: 0,
  create_time: '2026-11-02T00:00:00.000Z',
  writable: true,
  ...more,
});
const MAY = ['create', 'update', 'delete'].map((one) => `bpm-user-group|${one}`);

async function list(of = group(), may: readonly string[] = MAY) {
  const server = new FakeServer().on(userGroupPage, pageOf(of) as never).on(taskPeople, [] as never);
  const page = await renderConsole(<GroupListPage />, { server, may });
  await page.until('安全组');
  return { page, server };
}

test('a group of an organisation above is used here, and changed only there', async () => {
  const { page } = await list(group({ writable: false }));
  expect(page.choices.filter((one) => one === '修改' || one === '删除')).toEqual([]);
  expect(page.text).toContain('王建');
});

test('a group needs a name, a description and members', async () => {
  const { page, server } = await list();
  await page.press('新建用户组');
  await page.press('保存');
  await page.until('请输入组名');
  for (const words of ['请输入描述', '请选择成员']) expect(page.text).toContain(words);
  expect(server.names(userGroupCreate)).toEqual([]);
});

test('a changed group keeps its members, and the list is read again', async () => {
  const { page, server } = await list();
  server.on(userGroupUpdate, null as never);
  await page.press('修改');
  await page.type('#user-group_name', '质量组');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(userGroupUpdate)[0]!.body).toMatchObject({ id: 'g1', name: '质量组', member_user_ids: ['u2'] });
  await page.until(() => server.names(userGroupPage).length === 2);
});

test('a refused group keeps the input, with the problem at its field', async () => {
  const { page, server } = await list();
  const problems = [{ path: 'name', message: '组名已存在' }] as never;
  server.on(userGroupUpdate, new CallFailure('校验失败', { status: 422, problems }));
  await page.press('修改');
  await page.type('#user-group_name', '质量组');
  await page.press('保存');
  await page.until('组名已存在');
  expect((page.one('#user-group_name') as HTMLInputElement).value).toBe('质量组');
});

test('a deletion says that tasks will find nobody', async () => {
  const { page, server } = await list();
  server.on(userGroupDelete, null);
  await page.press('删除');
  await page.until('找不到审批人');
  expect(server.names(userGroupDelete)).toEqual([]);
  await page.press('删除');
  await page.until(() => server.names(userGroupPage).length === 2);
  expect(server.sent(userGroupDelete)).toEqual([{ query: { id: 'g1' } }]);
});
