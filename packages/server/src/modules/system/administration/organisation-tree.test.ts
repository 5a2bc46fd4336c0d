import { calls, resourceCalls, type CallFailure, type Client, type OrganizationNode } from '@gongdi/api';
import { organization, rolemanage, usermanage, type InputOf } from '@gongdi/domain';
import { openWorkbook } from '@gongdi/sheets';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accountId, organisationId, roleId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

const users = resourceCalls(usermanage);
const organisations = resourceCalls(organization);

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

const named = (name: string, org_pid: string | null = null) => ({ name, org_pid, ent_type: null, sort: 0 });

const nodeOf = (tree: readonly OrganizationNode[], id: string): OrganizationNode | undefined => {
  for (const node of tree) {
    const found = node.org_id === id ? node : nodeOf(node.children, id);
    if (found) return found;
  }
  return undefined;
};

describeServers('the tree of organisations', (kit) => {
  const admin = (): Promise<Client> => kit().client('admin');
  const tree = async (client: Client) => client.call(calls.organization.organizationTree, {});
  const childrenOf = async (client: Client, id: string) =>
    nodeOf(await tree(client), id)?.children.map((one) => one.name);
  const move = (client: Client, id: string, org_pid: string, after: string | null) =>
    client.call(calls.organization.moveOrganization, { body: { id, org_pid, after } });

  let count = 0;
  const person = (organization_id: string): InputOf<typeof usermanage> => ({
    userName: `shut${(count += 1)}`,
    nickname: '李小龙',
    password: 'Worker2026',
    phone_number: null,
    organization_id,
    role_ids: [roleId('5002')],
    user_status: 1,
  });

  it('hangs one below another, at the place that is named, with all below it', async () => {
    const client = await admin();
    const huanan = organisationId('huanan');
    const [a, b, c] = [
      await client.call(organisations.add!, { body: named('甲', huanan) }),
      await client.call(organisations.add!, { body: named('乙', huanan) }),
      await client.call(organisations.add!, { body: named('丙', huanan) }),
    ];
    await client.call(organisations.add!, { body: named('丙之下', c.id) });
    await move(client, c.id, huanan, null);
    expect(await childrenOf(client, huanan)).toEqual(['丙', '乙', '甲']);
    await move(client, c.id, huanan, b.id);
    expect(await childrenOf(client, huanan)).toEqual(['乙', '丙', '甲']);
    await move(client, c.id, a.id, null);
    expect(await childrenOf(client, huanan)).toEqual(['乙', '甲']);
    expect(await childrenOf(client, c.id)).toEqual(['丙之下']);
    expect(await refused(move(client, a.id, c.id, null))).toMatchObject({ code: 42200 });
    expect((await refused(move(client, b.id, huanan, c.id))).problems[0]?.path).toBe('after');
    // The refused moves have changed nothing.
    expect(await childrenOf(client, huanan)).toEqual(['乙', '甲']);
  });

  it('is moved by nobody who only looks upon it, nor out of one’s own part', async () => {
    const owner = await kit().client('owner');
    const contractor = await kit().client('contractor');
    const kechuang = organisationId('kechuang');
    expect(nodeOf(await tree(owner), kechuang)?.editable).toBe(false);
    expect(nodeOf(await tree(contractor), kechuang)?.editable).toBe(true);
    expect(await refused(move(owner, kechuang, organisationId('chengtou'), null))).toMatchObject({ code: 40301 });
    expect(await refused(move(contractor, kechuang, organisationId('huadong'), null))).toMatchObject({ code: 42200 });
    expect(await refused(move(contractor, organisationId('shanghai'), kechuang, null))).toMatchObject({ code: 40301 });
  });

  it('shuts out the people below it, in sessions and at every login, and lets them in again', async () => {
    const client = await admin();
    const above = await client.call(organisations.add!, { body: named('停用分公司', organisationId('xinan')) });
    const below = await client.call(organisations.add!, { body: named('停用项目部', above.id) });
    const input = person(below.id);
    const user = await client.call(users.add!, { body: input });
    const login = async () =>
      (await kit().client()).call(calls.user.login, { body: { user_name: input.userName, password: input.password } });
    const { token, serial_token_number } = await login();
    const look = async (): Promise<number> => {
      const headers = { authorization: token, 'x-serial-number-id': serial_token_number };
      return (await fetch(`${kit().address}/api/user/user/info`, { headers })).status;
    };
    const turn = (org_status: 0 | 1) =>
      client.call(calls.organization.activateOrganization, { body: { id: above.id, org_status } });
    expect(await look()).toBe(200);
    expect(await turn(0)).toEqual({ ended_sessions: 1 });
    expect(await look()).toBe(403);
    expect(await refused(login())).toMatchObject({ code: 20 });
    const found = () => client.call(calls.organization.usersByNamePhone, { query: { keyword: input.userName } });
    expect(await found()).toEqual([]);
    expect(await client.call(organisations.detail!, { params: { id: above.id } })).toMatchObject({ org_status: 0 });
    // A user who is assigned to a closed organisation cannot log in either.
    const { id } = await client.call(users.add!, { body: person(organisationId('xinan')) });
    const second = await kit().client();
    const other = { user_name: `shut${count}`, password: 'Worker2026' };
    await second.call(calls.user.login, { body: other });
    await client.call(calls.organization.assignUsers, { body: { org_id: below.id, user_ids: [id] } });
    expect(await refused(second.call(calls.user.login, { body: other }))).toMatchObject({ code: 20 });
    expect(await turn(1)).toEqual({ ended_sessions: 0 });
    expect((await login()).token).toBeTruthy();
    expect((await found()).map((one) => one.id)).toEqual([user.id]);
  });

  it('cannot be shut by those who are in it, nor with the last administrator', async () => {
    const turn = (client: Client, id: string) =>
      client.call(calls.organization.activateOrganization, { body: { id, org_status: 0 } });
    const contractor = await kit().client('contractor');
    expect(await refused(turn(contractor, organisationId('shanghai')))).toMatchObject({ code: 40301 });
    expect(await refused(turn(contractor, organisationId('huadong')))).toMatchObject({ status: 404 });
    const stands = (key: string) =>
      sql`update account set org_id = ${organisationId(key)} where id = ${accountId('admin')}`.execute(
        kit().database.db,
      );
    // The only administrator is in a branch, and another user with the permission tries to close it.
    const client = await admin();
    const { id: role } = await client.call(resourceCalls(rolemanage).add!, {
      body: { name: '组织管理员', role_code: 'org-admin', permissions: ['organization|*'], remark: null },
    });
    const input = { ...person(organisationId('pujiang')), role_ids: [role] };
    await client.call(users.add!, { body: input });
    const second = await kit().client();
    const session = await second.call(calls.user.login, {
      body: { user_name: input.userName, password: input.password },
    });
    await stands('huadong');
    const answer = await fetch(`${kit().address}/api/user/organization/activate`, {
      method: 'PUT',
      headers: {
        authorization: session.token,
        'x-serial-number-id': session.serial_token_number,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: organisationId('huadong'), org_status: 0 }),
    });
    await stands('pujiang');
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('最后一个系统管理员') as string });
    expect(nodeOf(await tree(client), organisationId('huadong'))?.org_status).toBe(1);
  });

  it('is somewhere, and what says nothing is where the one above it is', async () => {
    const client = await admin();
    const input = { ...named('杭州项目部', organisationId('huadong')), national_code: '330106' };
    const row = await client.call(organisations.add!, { body: input });
    expect(row.national_code).toBe('330106');
    const unknown = client.call(organisations.add!, { body: { ...input, national_code: '339999' } });
    expect((await refused(unknown)).problems[0]?.path).toBe('national_code');
    const malformed = client.call(organisations.add!, { body: { ...input, national_code: '33' } });
    expect((await refused(malformed)).problems[0]?.message).toBe('所在地区须为 6 位行政区划代码，如 310115');
    const contractor = await kit().client('contractor');
    expect(await contractor.call(calls.user.userInfo, {})).toMatchObject({
      national_code: '310115',
      national_name: '上海市 / 浦东新区',
      national_type: 'district',
    });
  });

  it('is found by its region, by every one above that, and where it only belongs to one that is there', async () => {
    const client = await admin();
    const found = async (region_code: string) => {
      const page = await client.call(organisations.list!, { query: { region_code, page_size: 50 } });
      return page.list.map((row) => row.name);
    };
    // Zhejiang: the branch, its site office in a district of Hangzhou, and an organisation without a region of its own.
    const silent = named('浙江项目部', organisationId('huadong'));
    await client.call(organisations.add!, { body: silent });
    const zhejiang = await found('330000');
    expect(zhejiang).toEqual(expect.arrayContaining(['华东分公司', '钱塘数字产业园项目部', silent.name]));
    expect(zhejiang).not.toContain('华南分公司');
    const hangzhou = await found('330100');
    expect(hangzhou).toContain('钱塘数字产业园项目部');
    expect(hangzhou).not.toContain('华东分公司');
    expect(await found('330114')).toEqual(['钱塘数字产业园项目部']);
    expect(await found('650000')).toEqual([]);
    // A workbook contains the names of regions, and only the region that is stored at the organisation itself.
    const file = await client.call(organisations.export!, { query: { region_code: '330114' } });
    const sheets = await openWorkbook(new Uint8Array(await file.arrayBuffer()));
    const cells = [];
    for await (const { rows } of sheets.batches(0)) cells.push(...rows.flatMap((row) => row.cells));
    expect(cells).toContain('浙江省 / 杭州市 / 钱塘区');
  });

  it('tells what stands in the way of deleting, by what it is', async () => {
    const client = await admin();
    const content = (id: string) => client.call(calls.organization.organizationContent, { params: { id } });
    const found = await content(organisationId('kechuang'));
    const subjects = found.map((one) => one.subject);
    for (const subject of ['usermanage', 'projectmanage', 'devicelist']) expect(subjects).toContain(subject);
    expect(found.find((one) => one.subject === 'projectmanage')?.title).toBe('项目');
    expect((await content(organisationId('shanghai')))[0]).toBeDefined();
    expect((await content(organisationId('shanghai'))).find((one) => one.subject === 'organization')).toEqual({
      subject: 'organization',
      title: '下级组织',
      count: 1,
    });
    const empty = await client.call(organisations.add!, { body: named('空组织') });
    expect(await content(empty.id)).toEqual([]);
    await client.call(organisations.delete!, { params: { id: empty.id } });
    const contractor = await kit().client('contractor');
    const other = contractor.call(calls.organization.organizationContent, {
      params: { id: organisationId('beichen') },
    });
    expect(await refused(other)).toMatchObject({ status: 404 });
  });

  it('gives several users roles at once, none that the giver lacks, and all or nobody', async () => {
    const contractor = await kit().client('contractor');
    const [one, two] = [
      await contractor.call(users.add!, { body: person(organisationId('kechuang')) }),
      await contractor.call(users.add!, { body: person(organisationId('kechuang')) }),
    ];
    const grant = (user_ids: string[], role_ids: string[], mode: 'add' | 'replace') =>
      contractor.call(calls.organization.grantRoles, { body: { user_ids, role_ids, mode } });
    const rolesOf = async (id: string) => (await contractor.call(users.detail!, { params: { id } })).role_ids;
    expect(await grant([one.id, two.id], [roleId('contractor')], 'add')).toEqual({ changed: 2 });
    expect(new Set(await rolesOf(one.id))).toEqual(new Set([roleId('5002'), roleId('contractor')]));
    expect(await grant([one.id], [roleId('contractor')], 'add')).toEqual({ changed: 0 });
    expect(await grant([two.id], [roleId('5002')], 'replace')).toEqual({ changed: 1 });
    expect(await rolesOf(two.id)).toEqual([roleId('5002')]);
    const roles = await contractor.call(calls.organization.organizationRoles, {
      params: { id: organisationId('kechuang') },
    });
    const byCode = (code: string) => roles.find((role) => role.role_code === code);
    expect(byCode('contractor')?.users).toEqual([{ id: one.id, nickname: '李小龙' }]);
    expect([byCode('admin')?.grantable, byCode('5002')?.grantable]).toEqual([false, true]);
    expect(await refused(grant([two.id], [roleId('admin')], 'add'))).toMatchObject({ code: 42200 });
    const mixed = grant([two.id, accountId('contractor')], [roleId('contractor')], 'add');
    expect(await refused(mixed)).toMatchObject({ code: 40301 });
    expect(await rolesOf(two.id)).toEqual([roleId('5002')]);
    expect(await refused(grant([accountId('beichen')], [roleId('5002')], 'add'))).toMatchObject({ status: 404 });
  });
});
