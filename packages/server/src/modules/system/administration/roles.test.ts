import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { rolemanage } from '@gongdi/domain';
import { expect, it, onTestFinished } from 'vitest';
import { BUILT_IN_ROLES } from '../../../accounts/index.ts';
import { accountId, organisationId, roleId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

const roles = resourceCalls(rolemanage);
const { copyRole } = calls.organization;
const permissionsOf = (code: string): readonly string[] =>
  BUILT_IN_ROLES.find((one) => one.role_code === code)!.permissions;

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

let count = 0;
const names = () => ({ name: `材料员 ${(count += 1)}`, role_code: `material-${count}` });
const role = (permissions: string[] = ['staff|list']) => ({ ...names(), permissions, remark: null });

/** Collects the events about a user's rights from a stream, as they arrive. */
async function followRights(client: Client): Promise<string[]> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await client.open(calls.notification.stream, {}, { signal: stop.signal });
  const heard: string[] = [];
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop()!;
      heard.push(...parts.filter((part) => part.startsWith('event: rights')));
    }
  };
  void read().catch(() => undefined);
  await expect.poll(() => heard).toHaveLength(1);
  return heard;
}

describeServers('roles', (kit) => {
  it('copies a built-in role into a role of one’s own, whole where its maker holds all of it', async () => {
    const admin = await kit().client('admin');
    const body = names();
    const copy = await admin.call(copyRole, { params: { id: roleId('owner') }, body });
    expect(copy).toMatchObject({ complete: true, role: { ...body, org_id: organisationId('pujiang') } });
    expect(copy.role.permissions).toEqual(permissionsOf('owner'));
    const { id, version } = copy.role;
    const changed = { ...role(['staff|detail']), id, version };
    expect(await admin.call(roles.edit!, { body: changed })).toMatchObject({ permissions: ['staff|detail'] });
  });

  it('copies no more than the copier may hand on', async () => {
    const client = await kit().client('contractor');
    const all = await client.call(copyRole, { params: { id: roleId('admin') }, body: names() });
    expect(all.complete).toBe(false);
    expect(all.role.permissions.toSorted()).toEqual([...permissionsOf('contractor')].toSorted());
    const admin = await kit().client('admin');
    const mine = await admin.call(roles.add!, { body: role(['staff|list', 'bpm-task|*', 'systemsetting|*']) });
    const part = await admin.call(copyRole, { params: { id: mine.id }, body: names() });
    expect([part.complete, part.role.permissions]).toEqual([true, mine.permissions]);
    const less = await client.call(roles.add!, { body: role(['rolemanage|add', 'rolemanage|list', 'staff|list']) });
    await kit().database.pool.query('update account_role set role_id = $1 where account_id = $2', [
      less.id,
      accountId('beichen'),
    ]);
    const limited = await kit().client('beichen');
    const one = await limited.call(copyRole, { params: { id: roleId('contractor') }, body: names() });
    expect(one.complete).toBe(false);
    expect(one.role.permissions.toSorted()).toEqual(['rolemanage|add', 'rolemanage|list', 'staff|list']);
    // The caller holds no permission of the role `driver`, and a role without permissions is not created.
    expect(await refused(limited.call(copyRole, { params: { id: roleId('driver') }, body: names() }))).toMatchObject({
      code: 40000,
      message: expect.stringContaining('不能复制') as unknown,
    });
    await kit().database.pool.query('update account_role set role_id = $1 where account_id = $2', [
      roleId('contractor'),
      accountId('beichen'),
    ]);
    expect(
      await refused((await kit().client('owner')).call(copyRole, { params: { id: roleId('owner') }, body: names() })),
    ).toMatchObject({ code: 40301 });
  });

  it('copies nothing that one does not see, and under no code that is taken', async () => {
    const client = await kit().client('contractor');
    const mine = await client.call(roles.add!, { body: role() });
    const other = await kit().client('beichen');
    expect(await refused(other.call(copyRole, { params: { id: mine.id }, body: names() }))).toMatchObject({
      status: 404,
    });
    const body = { ...names(), role_code: mine.role_code };
    expect(await refused(client.call(copyRole, { params: { id: mine.id }, body }))).toMatchObject({ code: 40901 });
  });

  it('lets nobody change or delete a built-in role, and says what to do instead', async () => {
    const admin = await kit().client('admin');
    for (const { role_code } of BUILT_IN_ROLES) {
      const id = roleId(role_code);
      const words = { code: 40301, message: expect.stringContaining('请复制后修改') as unknown };
      expect(await refused(admin.call(roles.edit!, { body: { ...role(), id } }))).toMatchObject(words);
      expect(await refused(admin.call(roles.delete!, { params: { id } }))).toMatchObject(words);
    }
  });

  it.each([
    ['admin', '材料员'],
    ['Ａｄｍｉｎ', '材料员'],
    [' a d\u200Bmin ', '材料员'],
    ['5 0 0 2', '材料员'],
    ['系统管理员', '材料员'],
    ['mine', '系统　管理员'],
    ['mine', 'CONTRACTOR'],
    ['mine', '监管\u00AD单位'],
  ])('gives no role of a company the looks of a built-in one: %s, %s', async (role_code, name) => {
    const client = await kit().client('contractor');
    const names = { role_code, name };
    const path = role_code === 'mine' ? 'name' : 'role_code';
    const words = { code: 42200, problems: [{ path, code: 'readsAsBuiltIn' }] };
    expect(await refused(client.call(roles.add!, { body: { ...role(), ...names } }))).toMatchObject(words);
    const copy = client.call(copyRole, { params: { id: roleId('owner') }, body: names });
    expect(await refused(copy)).toMatchObject(words);
    const mine = await client.call(roles.add!, { body: role() });
    const edit = client.call(roles.edit!, { body: { ...role(), ...names, id: mine.id } });
    expect(await refused(edit)).toMatchObject(words);
  });

  it('keeps the names that a role had before', async () => {
    const client = await kit().client('contractor');
    const { id } = await client.call(roles.add!, { body: role() });
    await kit().database.pool.query(`update role set role_code = 'Admin' where id = $1`, [id]);
    const body = { ...role(), id, role_code: 'Admin' };
    expect(await client.call(roles.edit!, { body })).toMatchObject({ role_code: 'Admin' });
  });

  it('tells at once whose rights a change of a role, of an account or of the menu has changed', async () => {
    const admin = await kit().client('admin');
    const mine = await admin.call(roles.add!, { body: role(['staff|list']) });
    const [holder, bystander] = await Promise.all(
      ['patrol', 'regulator'].map(async (name) => followRights(await kit().client(name))),
    );
    const user_ids = [accountId('patrol')];
    await admin.call(calls.organization.grantRoles, { body: { user_ids, role_ids: [mine.id], mode: 'add' } });
    await expect.poll(() => holder).toHaveLength(2);
    await admin.call(roles.edit!, { body: { ...role(['staff|list', 'staff|detail']), id: mine.id } });
    await expect.poll(() => holder).toHaveLength(3);
    const variants = await admin.call(calls.menu.variants, {});
    const { name, version, ...rest } = variants[0]!;
    await admin.call(calls.menu.change, { params: { variant: name }, body: { ...rest, version } });
    await expect.poll(() => holder).toHaveLength(4);
    await expect.poll(() => bystander).toHaveLength(2);
    expect(new Set(holder).size).toBe(4);
  });
});
