import { calls, resourceCalls, type Client } from '@gongdi/api';
import { DATA_SCOPE, hiddenDangerRectification, operatelog, projectmanage, rolemanage } from '@gongdi/domain';
import { beforeAll, expect, it } from 'vitest';
import { accountId, organisationId } from '../../../demo/index.ts';
import { sampleRecord } from '../../../resources/testing.ts';
import { describeServers } from '../../../testing.ts';

const dangers = resourceCalls(hiddenDangerRectification);
const user_id = accountId('patrol');

describeServers('why somebody may do something', (kit) => {
  let admin: Client;
  let contractor: Client;
  beforeAll(async () => {
    [admin, contractor] = await Promise.all([kit().client('admin'), kit().client('contractor')]);
  });

  const ask = (operation: string, record_id?: string, menu: string = hiddenDangerRectification.name, of = user_id) =>
    admin.call(calls.access.why, { query: { user_id: of, menu, operation, record_id } });
  const give = async (permissions: string[], data_scope: number): Promise<void> => {
    const role_code = `why-${Math.random()}`;
    const body = { name: role_code, role_code, permissions, data_scope, remark: null };
    const { id } = await admin.call(resourceCalls(rolemanage).add!, { body });
    await admin.call(calls.organization.grantRoles, { body: { user_ids: [user_id], role_ids: [id], mode: 'replace' } });
  };
  const newDanger = async (client: Client, more: object) => {
    const body = {
      ...(await sampleRecord(client, hiddenDangerRectification)),
      rectifier_id: user_id,
      inspector_id: user_id,
    };
    return client.call(dangers.add!, { body: { ...body, ...more } });
  };
  const links = ({ chain }: Awaited<ReturnType<typeof ask>>) =>
    Object.fromEntries(chain.map(({ part, ok, text, facts }) => [part, { ok, text, facts: facts.join('\n') }]));

  it('names role, scope and rule, and says what the call says', async () => {
    const project = (await contractor.call(resourceCalls(projectmanage).list!, { query: { page_size: 50 } })).list.find(
      ({ org_id }) => org_id === organisationId('kechuang'),
    )!;
    const own = await newDanger(contractor, { project_id: project.id });
    await give(['hiddenDangerRectification|list', 'hiddenDangerRectification|detail'], DATA_SCOPE.own);
    const patrol = await kit().client('patrol');
    const named = await ask('detail', own.id);
    expect([named.allowed, named.code]).toEqual([true, 'hiddenDangerRectification|detail']);
    expect(links(named).scope).toMatchObject({ ok: true, facts: expect.stringContaining('「整改人」中指定了该用户') });
    expect(await patrol.call(dangers.detail!, { params: { id: own.id } })).toMatchObject({ id: own.id });

    const other = await newDanger(contractor, {
      project_id: project.id,
      rectifier_id: accountId('contractor'),
      inspector_id: accountId('contractor'),
    });
    const refused = await ask('detail', other.id);
    expect(refused.allowed).toBe(false);
    expect(links(refused)).toMatchObject({
      permission: { ok: true, facts: expect.stringContaining('hiddenDangerRectification|detail') },
      scope: { ok: false, facts: expect.stringContaining('仅本人') },
    });
    await expect(patrol.call(dangers.detail!, { params: { id: other.id } })).rejects.toMatchObject({ status: 404 });

    const missing = await ask('edit', own.id);
    expect([missing.allowed, links(missing).permission?.ok]).toEqual([false, false]);
    const unseen = links(await ask('list', undefined, projectmanage.name));
    expect([unseen.permission?.ok, unseen.menu]).toEqual([
      false,
      { ok: true, text: expect.stringContaining('该企业的菜单中有'), facts: '' },
    ]);
  });

  it('tells whose turn a step is, and in which state it is open', async () => {
    const row = await newDanger(contractor, { rectifier_id: accountId('contractor') });
    await give(['hiddenDangerRectification|*'], DATA_SCOPE.below);
    const turn = await ask('result', row.id);
    expect(links(turn).state).toMatchObject({ ok: false });
    expect(links(await ask('pass', row.id)).state).toMatchObject({
      ok: false,
      text: expect.stringContaining('待整改'),
    });
    expect(links(await ask('edit', row.id)).state).toMatchObject({ ok: true });
  });

  it('tells of a disabled account, and of one without roles that grant anything', async () => {
    await admin.call(calls.organization.activateUser, { body: { id: user_id, user_status: 0 } });
    expect((await ask('list')).chain[0]).toMatchObject({ part: 'account', ok: false });
    await admin.call(calls.organization.activateUser, { body: { id: user_id, user_status: 1 } });
    expect((await ask('list')).chain[0]).toMatchObject({ part: 'account', ok: true });
  });

  it('is told to nobody who does not administer the user, or see the record, and is written down', async () => {
    const stranger = await kit().client('beichen');
    const query = { user_id, menu: 'staff', operation: 'list' };
    await expect(stranger.call(calls.access.why, { query })).rejects.toMatchObject({ status: 404 });
    await expect((await kit().client('owner')).call(calls.access.why, { query })).rejects.toMatchObject({
      code: 40301,
    });
    const foreign = await newDanger(stranger, {
      rectifier_id: accountId('beichen'),
      inspector_id: accountId('beichen'),
    });
    await expect(
      contractor.call(calls.access.why, {
        query: { ...query, menu: hiddenDangerRectification.name, record_id: foreign.id },
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(ask('nothing')).rejects.toMatchObject({ status: 404 });
    const log = await admin.call(resourceCalls(operatelog).list!, { query: { action: 'explain_access' } });
    expect(log.list[0]).toMatchObject({ subject: 'account', subject_id: user_id });
  });
});
