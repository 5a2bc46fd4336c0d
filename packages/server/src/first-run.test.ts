import { describe, expect, it } from 'vitest';
import { BUILT_IN_ROLES } from './accounts/index.ts';
import { accountId, organisationId, roleId } from './demo/index.ts';
import { firstRun } from './first-run.ts';
import { realPorts } from './ports.ts';
import { TEST_COST, withDatabase } from './testing.ts';

const ports = { ...realPorts, passwordCost: TEST_COST };

describe('a start', () => {
  const database = withDatabase();
  const start = (demo = true) => firstRun(database().db, ports, demo);
  const query = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await database().pool.query<T>(text, values)).rows;
  const stored = () =>
    query<{ role_code: string }>('select role_code, name, permissions from role where org_id is null');
  const byCode = (one: { role_code: string }, other: { role_code: string }): number =>
    one.role_code < other.role_code ? -1 : 1;
  const expectEqual = async () => expect((await stored()).toSorted(byCode)).toEqual(BUILT_IN_ROLES.toSorted(byCode));

  it('gives an empty database the built-in roles', async () => {
    expect(await start()).toEqual({ kind: 'demo' });
    await expectEqual();
  });

  it('makes them equal again, whatever was stored: by an older version, or past the program', async () => {
    const before = await query('select id from role');
    await query(
      `update role set permissions = '["staff|list"]', name = '监管', remark = 'x' where role_code = 'regulator'`,
    );
    await query(`delete from role where role_code = 'driver'`);
    await Promise.all([start(), start()]);
    await expectEqual();
    const after = await query<{ id: string; role_code: string; version: number }>(
      'select id, role_code, version from role',
    );
    expect(after).toHaveLength(before.length);
    // Accounts that had the role still have it.
    expect(after.find((one) => one.role_code === 'regulator')).toMatchObject({ id: roleId('regulator'), version: 2 });
    const changes = await query(
      `select action, actor_id, before ->> 'name' as before from audit_entry where subject = 'rolemanage' order by action`,
    );
    expect(changes).toEqual([
      { action: 'add', actor_id: null, before: null },
      { action: 'edit', actor_id: null, before: '监管' },
    ]);
  });

  it('writes nothing when they are equal, in whatever order permissions stand', async () => {
    const { permissions } = BUILT_IN_ROLES.find(({ role_code }) => role_code === 'regulator')!;
    const reversed = JSON.stringify(permissions.toReversed());
    await query(`update role set permissions = $1 where role_code = 'regulator'`, [reversed]);
    const rows = () =>
      query('select xmin::text, id from role union all select xmin::text, id from audit_entry order by 2');
    const before = await rows();
    await start();
    expect(await rows()).toEqual(before);
    await query(`update role set permissions = $1 where role_code = 'regulator'`, [JSON.stringify(permissions)]);
  });

  it('leaves a company’s role that reads like a built-in one, and tells once who may change it', async () => {
    await query(
      `insert into role (id, role_code, name, permissions, org_id, created_at, updated_at, version)
        values ('own', 'ADMIN ', '我的角色', '["staff|list"]', $1, now(), now(), 1)`,
      [organisationId('shanghai')],
    );
    await start();
    await start();
    expect(await query(`select role_code, permissions from role where id = 'own'`)).toEqual([
      { role_code: 'ADMIN ', permissions: ['staff|list'] },
    ]);
    const notified = await query<{ account_id: string }>(
      `select account_id, link, title ->> 'zh' as title from notification where kind = 'role_alike'`,
    );
    expect(notified.map((one) => one.account_id).toSorted()).toEqual(['admin', 'contractor'].map(accountId).toSorted());
    expect(notified[0]).toMatchObject({
      link: '/rolemanage/edit?id=own',
      title: '角色「我的角色」（ADMIN ）与内置角色「系统管理员」容易混淆，请修改它的名称和编码',
    });
  });
});

describe('a start without demo', () => {
  const database = withDatabase();

  it('makes an administrator with the built-in role', async () => {
    expect(await firstRun(database().db, ports, false)).toMatchObject({ kind: 'administrator' });
    const { rows } = await database().pool.query(
      `select r.role_code from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id`,
    );
    expect(rows).toEqual([{ role_code: 'admin' }]);
  });
});
