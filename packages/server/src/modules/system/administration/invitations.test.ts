import { calls, resourceCalls, type Client } from '@gongdi/api';
import { rolemanage, userinvite, usermanage } from '@gongdi/domain';
import { beforeEach, expect, it } from 'vitest';
import { accountId, demoId, organisationId, roleId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const invites = resourceCalls(userinvite);
const users = resourceCalls(usermanage);
const kit = withServer();
const PASSWORD = 'Worker2026';
const KECHUANG = organisationId('kechuang');
const PROJECT = demoId('project', 1);

let contractor: Client;
let anybody: Client;
let number = 13_910_000_000;

beforeEach(async () => {
  [contractor, anybody] = await Promise.all([kit().client('contractor'), kit().client()]);
  await kit().database.db.deleteFrom('login_attempt').execute();
});

const invite = (more: Record<string, unknown> = {}, client = contractor) =>
  client.call(invites.add!, {
    body: {
      purpose: '一标段安全员',
      organization_id: KECHUANG,
      role_ids: [roleId('5002')],
      needs_approval: false,
      max_uses: 5,
      expires_at: new Date(kit().clock.now + 86_400_000).toISOString(),
      ...more,
    },
  });
const codeOf = (row: object): string => (row as { invite_code: string }).invite_code;
const look = (code: string) => anybody.call(calls.entry.invitation, { query: { code } });
const join = (code: string, phone_number = String((number += 1)), password = PASSWORD) =>
  anybody.call(calls.entry.join, { body: { code, phone_number, nickname: '新来的', password } });
const userOf = async (phone: string) => (await contractor.call(users.list!, { query: { userName: phone } })).list[0];
const enters = (user_name: string) => anybody.call(calls.user.login, { body: { user_name, password: PASSWORD } });

it('lets somebody in with what it says, and tells its maker', async () => {
  const code = codeOf(await invite({ project_ids: [PROJECT] }));
  expect(await look(code.toLowerCase().replace(/(.{4})/, '$1-'))).toMatchObject({
    state: 'open',
    organisation: expect.any(String),
    roles: [expect.any(String)],
    needs_approval: false,
  });
  expect(await join(code)).toEqual({ waiting: false });
  const phone = String(number);
  await enters(phone);
  expect(await userOf(phone)).toMatchObject({
    organization_id: KECHUANG,
    role_ids: [roleId('5002')],
    project_ids: [PROJECT],
    user_status: 1,
  });
  const news = await contractor.call(calls.notification.list, { query: {} });
  expect(news.list[0]).toMatchObject({ kind: 'user_joined', title: expect.stringContaining('新来的') });
});

it('keeps somebody out until they are approved, where it says so', async () => {
  const code = codeOf(await invite({ needs_approval: true }));
  expect(await join(code)).toEqual({ waiting: true });
  const phone = String(number);
  await expect(enters(phone)).rejects.toThrow('等待管理员批准');
  const waiting = await contractor.call(users.list!, { query: { user_status: 2 } });
  const user = waiting.list.find((one) => one.nickname === '新来的')!;
  await contractor.call(calls.organization.activateUser, { body: { id: user.id, user_status: 1 } });
  await enters(phone);
});

it('says plainly why it lets nobody in', async () => {
  const once = codeOf(await invite({ max_uses: 1 }));
  await join(once);
  const late = await invite();
  await kit()
    .database.db.updateTable('user_invitation')
    .set({ expires_at: new Date(kit().clock.now - 1).toISOString() })
    .where('id', '=', late.id)
    .execute();
  const gone = await invite();
  await contractor.call(calls.organization.withdrawInvitation, { body: { id: gone.id } });
  const codes = [once, codeOf(late), codeOf(gone), 'ABCDEFGHJKLM'];
  const closed = { company: null, organisation: null, roles: [], posts: [], needs_approval: false };
  expect(await Promise.all(codes.map(look))).toEqual(
    ['used', 'expired', 'withdrawn', 'unknown'].map((state) => ({ state, ...closed })),
  );
  await expect(join(once)).rejects.toThrow('名额已用完');
  await expect(join(codeOf(late))).rejects.toThrow('已过期');
  await expect(join(codeOf(gone))).rejects.toThrow('已失效');
});

it('answers alike for a number that has an account, adds nothing, and counts as a use', async () => {
  const phone = '13600000077';
  const { db } = kit().database;
  await db.updateTable('account').set({ phone_number: phone }).where('id', '=', accountId('owner')).execute();
  const made = await invite();
  expect(await join(codeOf(made), phone)).toEqual({ waiting: false });
  expect(await contractor.call(invites.detail!, { params: { id: made.id } })).toMatchObject({ uses: 1 });
  await expect(enters(phone)).rejects.toMatchObject({ code: 10 });
  const owner = await kit().client('owner');
  const { list } = await owner.call(calls.notification.list, { query: {} });
  expect(list[0]).toMatchObject({ kind: 'invited_again' });
});

it('gives no right that its maker does not have, then or later', async () => {
  await expect(invite({ role_ids: [roleId('admin')] })).rejects.toMatchObject({ code: 42_200 });
  await expect(invite({ organization_id: organisationId('beichen') })).rejects.toMatchObject({ code: 42_200 });
  const admin = await kit().client('admin');
  const role = await admin.call(resourceCalls(rolemanage).add!, {
    body: { name: '邀请测试', role_code: 'invite-test', permissions: ['staff|list'], data_scope: 4, remark: null },
  });
  const code = codeOf(await invite({ role_ids: [role.id], organization_id: KECHUANG }, admin));
  // The maker loses the right to add users: what was handed out ends with it.
  const { db } = kit().database;
  await db.updateTable('account').set({ disabled: true }).where('id', '=', accountId('admin')).execute();
  await expect(join(code)).rejects.toThrow('已失效');
  await db.updateTable('account').set({ disabled: false }).where('id', '=', accountId('admin')).execute();
  await join(code);
});

it('limits guesses of codes, by address', async () => {
  for (let tries = 0; tries < 30; tries += 1) expect((await look(`WRNG${1000 + tries}XYZ`)).state).toBe('unknown');
  await expect(look(codeOf(await invite()))).rejects.toMatchObject({ status: 429 });
});

it('a member of a project sees it with the scope of projects, and can be chosen in it', async () => {
  const admin = await kit().client('admin');
  const role = await admin.call(resourceCalls(rolemanage).add!, {
    body: { name: '参与项目', role_code: 'members', permissions: ['projectmanage|*'], data_scope: 5, remark: null },
  });
  const pujiang = organisationId('pujiang');
  const body = { role_ids: [role.id], organization_id: pujiang };
  const code = codeOf(await invite({ ...body, project_ids: [PROJECT] }, admin));
  await join(code);
  const phone = String(number);
  const { token, serial_token_number: serial } = await enters(phone);
  const list = await kit().server.app.inject({
    method: 'GET',
    url: '/api/base/project',
    headers: { authorization: token, 'x-serial-number-id': serial },
  });
  expect(list.json<{ data: { list: { id: string }[] } }>().data.list.map(({ id }) => id)).toEqual([PROJECT]);
  const around = await admin.call(calls.organization.usersOfProject, { params: { project_id: PROJECT }, query: {} });
  expect(around.map(({ nickname }) => nickname)).toContain('新来的');
});
