import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { onlineuser, organization, rolemanage, usermanage, type InputOf } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { accountId, organisationId, roleId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

const users = resourceCalls(usermanage);
const roles = resourceCalls(rolemanage);
const organisations = resourceCalls(organization);

let count = 0;
const person = (more: Partial<InputOf<typeof usermanage>> = {}): InputOf<typeof usermanage> => ({
  userName: `worker${(count += 1)}`,
  nickname: '王小明',
  password: 'Worker2026',
  phone_number: null,
  organization_id: organisationId('kechuang'),
  role_ids: [roleId('5002')],
  user_status: 1,
  ...more,
});

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

describeServers('administration', (kit) => {
  const contractor = (): Promise<Client> => kit().client('contractor');

  async function signIn(user_name: string, password: string): Promise<CallFailure | 'in'> {
    const client = await kit().client();
    const work = client.call(calls.user.login, { body: { user_name, password } });
    return work.then(
      () => 'in' as const,
      (error: unknown) => error as CallFailure,
    );
  }

  describe('users', () => {
    it('adds one who can log in, and answers without a password', async () => {
      const client = await contractor();
      const input = person({ phone_number: '13800138123' });
      const row = await client.call(users.add!, { body: input });
      expect(row).toMatchObject({
        userName: input.userName,
        organization_id: organisationId('kechuang'),
        role_ids: [roleId('5002')],
        roleCode: '5002',
        ent_type: 1000,
        version: 1,
      });
      expect(JSON.stringify(row)).not.toMatch(/password|argon2/);
      expect(await signIn(input.userName, input.password)).toBe('in');
      const page = await client.call(users.list!, { query: { userName: input.userName, role_ids: roleId('5002') } });
      expect(page.list.map((one) => one.id)).toEqual([row.id]);
    });

    it('takes the names of the specification: org_id, roleCode, ent_type', async () => {
      const client = await contractor();
      const { organization_id: org_id, role_ids: _roles, user_status: _status, ...named } = person();
      const body = { ...named, org_id, roleCode: '5002', ent_type: 1000 } as never;
      const row = await client.call(users.add!, { body });
      expect(row).toMatchObject({ org_id, organization_id: org_id, roleCode: '5002', ent_type: 1000, user_status: 1 });
      expect((await client.call(users.edit!, { body: row })).version).toBe(2);
      const { list } = await client.call(users.list!, { query: { org_id, page_size: 1000 } });
      expect(list.map(({ id }) => id)).toContain(row.id);
      expect(new Set(list.map((one) => one.org_id))).toEqual(new Set([org_id]));
      const nobodys = { ...named, userName: 'other', org_id, roleCode: 'nobody' } as never;
      expect((await refused(client.call(users.add!, { body: nobodys }))).problems[0]?.path).toBe('role_ids');
    });

    it('refuses a name or number that is taken, a weak password, and an organisation that is not below', async () => {
      const client = await contractor();
      const taken = await refused(client.call(users.add!, { body: person({ userName: 'ADMIN' }) }));
      expect(taken).toMatchObject({ code: 40901, message: '「登录账号」已存在：ADMIN' });
      const first = person({ phone_number: '13900139000' });
      await client.call(users.add!, { body: first });
      const number = await refused(client.call(users.add!, { body: person({ phone_number: '13900139000' }) }));
      expect(number.message).toContain('手机号码');
      const weak = await refused(client.call(users.add!, { body: person({ password: '12345678' }) }));
      expect(weak.problems[0]?.message).toBe('初始密码须为 8 到 64 位，并同时包含字母和数字');
      for (const key of ['beichen', 'pujiang'])
        expect(
          await refused(client.call(users.add!, { body: person({ organization_id: organisationId(key) }) })),
        ).toMatchObject({ code: 42200 });
    });

    it('hands on no right that the giver lacks', async () => {
      const client = await contractor();
      const failure = await refused(client.call(users.add!, { body: person({ role_ids: [roleId('admin')] }) }));
      expect(failure.message).toContain('只能授予您自己拥有的权限');
      const row = await client.call(users.add!, { body: person() });
      const { id, version } = row;
      const raised = person({ userName: row.userName, role_ids: [roleId('admin')] });
      const { password: _, ...edit } = raised;
      expect(await refused(client.call(users.edit!, { body: { ...edit, id, version } }))).toMatchObject({
        code: 42200,
      });
    });

    it('leaves those who may do more alone', async () => {
      const admin = await kit().client('admin');
      const chief = await admin.call(users.add!, { body: person({ role_ids: [roleId('admin')] }) });
      const client = await contractor();
      const reset = client.call(calls.organization.resetPassword, { body: { id: chief.id, password: 'Stolen2026' } });
      expect(await refused(reset)).toMatchObject({ code: 40301 });
      const off = client.call(calls.organization.activateUser, { body: { id: chief.id, user_status: 0 } });
      expect(await refused(off)).toMatchObject({ code: 40301 });
      expect(await refused(client.call(users.delete!, { params: { id: chief.id } }))).toMatchObject({ code: 40301 });
      await admin.call(users.delete!, { params: { id: chief.id } });
    });

    it('shows nobody of another company', async () => {
      const client = await kit().client('beichen');
      const page = await client.call(users.list!, { query: { page_size: 100 } });
      expect(page.list.map((one) => one.userName)).toEqual(['beichen']);
      expect(await refused(client.call(users.detail!, { params: { id: accountId('patrol') } }))).toMatchObject({
        status: 404,
      });
      const reset = { id: accountId('patrol'), password: 'Stolen2026' };
      expect(await refused(client.call(calls.organization.resetPassword, { body: reset }))).toMatchObject({
        status: 404,
      });
      const found = await client.call(calls.organization.usersByNamePhone, { query: { keyword: '' } });
      expect(found.map((one) => one.userName)).toEqual(['beichen']);
    });

    it('disables one: the session ends, the login is refused', async () => {
      const admin = await kit().client('admin');
      const input = person();
      const { id } = await admin.call(users.add!, { body: input });
      const page = await kit().client();
      const data = await page.call(calls.user.login, {
        body: { user_name: input.userName, password: input.password },
      });
      const headers = { authorization: data.token, 'x-serial-number-id': data.serial_token_number };
      const look = (): Promise<number> =>
        fetch(`${kit().address}/api/user/user/info`, { headers }).then((answer) => answer.status);
      expect(await look()).toBe(200);
      await admin.call(calls.organization.activateUser, { body: { id, user_status: 0 } });
      expect(await look()).toBe(403);
      expect(await signIn(input.userName, input.password)).toMatchObject({ code: 20 });
    });

    it('keeps the last administrator and one’s own account', async () => {
      const admin = await kit().client('admin');
      const own = { id: accountId('admin') };
      expect(await refused(admin.call(users.delete!, { params: own }))).toMatchObject({ code: 40301 });
      const off = admin.call(calls.organization.activateUser, { body: { ...own, user_status: 0 } });
      expect(await refused(off)).toMatchObject({ code: 40301 });
    });

    it('changes one’s own name and number, but no right of one’s own', async () => {
      const client = await contractor();
      const {
        id,
        org_id: _,
        created_at,
        created_by,
        updated_at,
        updated_by,
        roleCode,
        ent_type,
        last_login_at,
        ...own
      } = await client.call(users.detail!, { params: { id: accountId('contractor') } });
      void [created_at, created_by, updated_at, updated_by, roleCode, ent_type, last_login_at];
      const named = await client.call(users.edit!, { body: { ...own, id, phone_number: '13800138999' } });
      expect(named).toMatchObject({ phone_number: '138****8999' });
      const more = { ...own, id, version: undefined, role_ids: [...own.role_ids, roleId('owner')] };
      expect(await refused(client.call(users.edit!, { body: more }))).toMatchObject({ code: 40301 });
    });

    it('assigns users to an organisation, and finds them by project and role', async () => {
      const client = await contractor();
      const { id } = await client.call(users.add!, { body: person({ organization_id: organisationId('shanghai') }) });
      const body = { org_id: organisationId('kechuang'), user_ids: [id] };
      expect(await client.call(calls.organization.assignUsers, { body })).toEqual({ assigned: 1 });
      const row = await client.call(users.detail!, { params: { id } });
      expect(row.organization_id).toBe(body.org_id);
      const [org] = await client.call(calls.organization.projectOrganizations, {});
      const project_id = org!.projects[0]!.id;
      const patrols = await client.call(calls.organization.usersOfProject, {
        params: { project_id },
        query: { role_code: '5002' },
      });
      expect(patrols.length).toBeGreaterThan(0);
    });
  });

  describe('roles', () => {
    const role = (permissions: string[]) => ({
      name: '材料员',
      role_code: `material-${(count += 1)}`,
      permissions,
      remark: null,
    });

    it('adds, changes and deletes one that is not in use', async () => {
      const client = await contractor();
      const row = await client.call(roles.add!, { body: role(['projectmanage|list', 'staff|*']) });
      expect(row.org_id).toBe(organisationId('shanghai'));
      const { id, version } = row;
      const changed = { ...role(['projectmanage|list']), id, version };
      expect(await client.call(roles.edit!, { body: changed })).toMatchObject({ version: 2 });
      const input = person({ role_ids: [id] });
      const user = await client.call(users.add!, { body: input });
      const inUse = await refused(client.call(roles.delete!, { params: { id } }));
      expect(inUse.message).toContain('1 个用户');
      await client.call(users.delete!, { params: { id: user.id } });
      await client.call(roles.delete!, { params: { id } });
    });

    it('holds no permission that its maker lacks or nobody knows', async () => {
      const client = await contractor();
      for (const code of ['*', 'nowhere|list', 'projectmanage|fly'])
        expect(await refused(client.call(roles.add!, { body: role([code]) }))).toMatchObject({ code: 42200 });
    });

    it('leaves built-in roles as they are, and those of others unseen', async () => {
      const client = await contractor();
      const built = { ...role(['staff|*']), id: roleId('owner') };
      expect(await refused(client.call(roles.edit!, { body: built }))).toMatchObject({ code: 40301 });
      const mine = await client.call(roles.add!, { body: role(['staff|list']) });
      const other = await kit().client('beichen');
      const page = await other.call(roles.list!, { query: { page_size: 100 } });
      expect(page.list.some((one) => one.id === mine.id)).toBe(false);
      expect(page.list.some((one) => one.role_code === 'owner')).toBe(true);
    });

    it('tells what may be granted', async () => {
      const client = await contractor();
      const { menus, granted } = await client.call(calls.organization.privilege, {});
      expect(granted).toContain('staff|*');
      const leaves = menus.flatMap((menu) => menu.children);
      expect(leaves.find((leaf) => leaf.index === 'staff')?.operation_list.every((one) => one.checked)).toBe(true);
    });
  });

  describe('organisations', () => {
    const named = (name: string, org_pid: string | null = null) => ({ name, org_pid, ent_type: null, sort: 0 });

    it('adds below the caller, moves with everything below, refuses circles', async () => {
      const client = await contractor();
      const a = await client.call(organisations.add!, { body: named('甲项目部') });
      expect(a).toMatchObject({ org_pid: organisationId('shanghai'), ent_type: 1000 });
      const b = await client.call(organisations.add!, { body: named('乙班组', a.id) });
      const circle = client.call(organisations.edit!, { body: { ...named('甲项目部', b.id), id: a.id } });
      expect(await refused(circle)).toMatchObject({ code: 42200 });
      const kechuang = organisationId('kechuang');
      await client.call(organisations.edit!, { body: { ...named('甲项目部', kechuang), id: a.id } });
      const [root] = await client.call(calls.organization.organizationTree, {});
      const under = root?.children.find((one) => one.org_id === kechuang)?.children ?? [];
      expect(under.find((one) => one.org_id === a.id)?.children.map((one) => one.org_id)).toEqual([b.id]);
      expect(await refused(client.call(organisations.delete!, { params: { id: a.id } }))).toMatchObject({
        code: 40902,
      });
      await client.call(organisations.delete!, { params: { id: b.id } });
      await client.call(organisations.delete!, { params: { id: a.id } });
    });

    it('lets nobody move or delete what they belong to, or look into another company', async () => {
      const client = await contractor();
      const own = organisationId('shanghai');
      expect(await refused(client.call(organisations.delete!, { params: { id: own } }))).toMatchObject({ code: 40301 });
      const other = organisationId('beichen');
      expect(await refused(client.call(organisations.detail!, { params: { id: other } }))).toMatchObject({
        status: 404,
      });
      const tree = await client.call(calls.organization.organizationTree, {});
      expect(tree.map((one) => one.org_id)).toEqual([own]);
    });
  });

  describe('sessions and one’s own password', () => {
    it('ends the session of somebody below', async () => {
      const patrol = await kit().client('patrol');
      const client = await contractor();
      const page = await client.call(resourceCalls(onlineuser).list!, { query: { userName: 'patrol' } });
      for (const { id } of page.list) await client.call(resourceCalls(onlineuser).delete!, { params: { id } });
      expect(await refused(patrol.call(calls.user.userInfo, {}))).toMatchObject({ status: 403 });
    });

    it('changes the password, ends the other sessions, keeps this one', async () => {
      const admin = await kit().client('admin');
      const input = person();
      await admin.call(users.add!, { body: input });
      const login = async (password: string) => {
        const client = await kit().client();
        const data = await client.call(calls.user.login, { body: { user_name: input.userName, password } });
        return { authorization: data.token, 'x-serial-number-id': data.serial_token_number };
      };
      const [here, there] = [await login(input.password), await login(input.password)];
      const change = (old_password: string, new_password: string) =>
        fetch(`${kit().address}/api/user/users/change-password-self`, {
          method: 'PUT',
          headers: { ...here, 'content-type': 'application/json' },
          body: JSON.stringify({ old_password, new_password }),
        });
      expect(await (await change('Wrong2026', 'Better2026')).json()).toMatchObject({ message: '原密码不正确' });
      expect(await (await change(input.password, input.password)).json()).toMatchObject({ code: 42200 });
      expect(await (await change(input.password, 'Better2026')).json()).toMatchObject({ data: { ended_sessions: 1 } });
      const look = (headers: Record<string, string>) =>
        fetch(`${kit().address}/api/user/user/sessions`, { headers }).then((answer) => answer.status);
      expect([await look(here), await look(there)]).toEqual([200, 403]);
      expect(await signIn(input.userName, input.password)).toMatchObject({ code: 10 });
      expect(await signIn(input.userName, 'Better2026')).toBe('in');
    });
  });

  describe('two who edit the same at the same time', () => {
    const ROUNDS = 8;
    /** Sends two edits of the same version at once, several times. Of each pair one is stored, the other refused. */
    async function race(edit: (name: string, at: { version: number }) => Promise<{ version?: number | undefined }>) {
      let version = 1;
      for (let round = 0; round < ROUNDS; round += 1) {
        const both = await Promise.allSettled(['甲', '乙'].map((name) => edit(`${name}${round}`, { version })));
        const stored = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.version] : []));
        const refusals = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as CallFailure).status] : []));
        expect({ stored, refusals }).toEqual({ stored: [version + 1], refusals: [409] });
        version += 1;
      }
    }

    it('a user', async () => {
      const client = await contractor();
      const row = await client.call(users.add!, { body: person() });
      await race((nickname, at) => client.call(users.edit!, { body: { ...row, nickname, ...at } }));
    });

    it('an organisation', async () => {
      const client = await contractor();
      const input = { name: '并发部', org_pid: organisationId('kechuang'), ent_type: 1000 } as never;
      const row = await client.call(organisations.add!, { body: input });
      await race((name, at) => client.call(organisations.edit!, { body: { ...row, name, ...at } }));
    });

    it('a role', async () => {
      const client = await contractor();
      const body = { name: '并发角色', role_code: 'race', permissions: ['staff|list'], remark: null };
      const row = await client.call(roles.add!, { body });
      await race((name, at) => client.call(roles.edit!, { body: { ...body, id: row.id, name, ...at } }));
    });
  });

  describe('records of what happened', () => {
    it('keeps logins, refused ones too, and changes with what was there before', async () => {
      await signIn('contractor', 'not the password');
      const client = await contractor();
      const log = await client.call(resourceCalls(await resource('loginlog')).list!, {
        query: { userName: 'contractor', page_size: 100 },
      });
      expect(new Set(log.list.map((one) => (one as unknown as { event: number }).event))).toEqual(new Set([1, 3]));
      const row = await client.call(users.add!, { body: person() });
      const off = { id: row.id, user_status: 0 as const };
      await client.call(calls.organization.activateUser, { body: off });
      const operations = resourceCalls(await resource('operatelog'));
      const changes = await client.call(operations.list!, { query: { subject_id: row.id } });
      expect(changes.list).toHaveLength(2);
      const one = await client.call(operations.detail!, { params: { id: changes.list[0]!.id } });
      expect(one).toMatchObject({
        subject_title: row['nickname'],
        changes: [{ name: 'user_status', before: 1, after: 0 }],
      });
    });
  });
});

async function resource(name: 'loginlog' | 'operatelog') {
  const domain = await import('@gongdi/domain');
  return domain[name];
}
