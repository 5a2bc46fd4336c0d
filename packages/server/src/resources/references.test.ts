import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  fieldOfSetting,
  hiddenDangerRectification,
  patrollog,
  patrolplan,
  patrolsite,
  SETTING_GROUP_NAMES,
  settingsIn,
  staff,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId, organisationId } from '../demo/index.ts';
import { resourceRepository, WHOLE } from '../store/index.ts';
import { withServer } from '../testing.ts';
import { sampleFile, sampleRecord } from './testing.ts';

const MANY = 1200;
const PROJECT = demoId('project', 1);

describe('references', () => {
  const kit = withServer();
  let admin: Client;
  let contractor: Client;
  let patrol: Client;
  let stranger: Client;
  beforeAll(async () => {
    [admin, contractor, patrol, stranger] = (await Promise.all(
      ['admin', 'contractor', 'patrol', 'beichen'].map((name) => kit().client(name)),
    )) as [Client, Client, Client, Client];
  });

  const titles = async (client: Client, resource: string, query: object = {}) =>
    (await client.call(calls.base.references, { params: { resource }, query })) as { id: string; title: string }[];
  const names = async (client: Client, ids: readonly string[]) =>
    (await titles(client, 'usermanage', { ids: ids.join(',') })).map(({ title }) => title).toSorted();
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (error: { problems?: { path: string }[]; code: number }) => error.problems?.[0]?.path ?? error.code,
    );

  it('are named by their ids and come in pages, whatever their number', async () => {
    const sample = await sampleRecord(contractor, staff);
    const rows = Array.from({ length: MANY }, (_, at) => ({
      ...sample,
      name: `人员${at}`,
      phone_number: `139${String(at).padStart(8, '0')}`,
      id_card: null,
    }));
    const access = { scope: WHOLE, account_id: accountId('contractor'), org_id: organisationId('shanghai') };
    const ids = await resourceRepository(kit().database.db, staff).insertMany(access, rows as never);
    const oldest = await titles(contractor, 'staff', { ids: `${ids[0]},${ids[700]},${ids[1199]}` });
    expect(oldest.map(({ title }) => title).toSorted()).toEqual(['人员0', '人员1199', '人员700']);
    const pages = await Promise.all([1, 2, 3].map((page) => titles(contractor, 'staff', { page })));
    expect(pages.map((page) => page.length >= 200)).toEqual([true, true, true]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBeGreaterThanOrEqual(MANY);
  });

  it('people are named where a record that one sees refers to them, and nobody else', async () => {
    const [manager, other] = [accountId('contractor'), accountId('beichen')];
    // The manager leads the demo's patrols; the administrator is in no patrol that the account `patrol` sees.
    expect(await names(patrol, [manager, other, accountId('admin')])).toEqual(['陈建国']);
    expect(await names(stranger, [manager])).toEqual([]);
    expect(await names(admin, [accountId('patrol')])).toEqual(['周志强']);
  });

  it('organisations are named where a setting refers to them, for whoever reads the settings', async () => {
    const id = organisationId('beichen');
    const ask = async (client: Client) => (await titles(client, 'organization', { ids: id })).map(({ title }) => title);
    expect(await ask(admin)).toEqual([]);
    const [group, key] = SETTING_GROUP_NAMES.flatMap((name) =>
      settingsIn(name).flatMap(([of, one]) =>
        fieldOfSetting(one).ref === 'organization' ? [[name, of] as const] : [],
      ),
    )[0]!;
    const stored = (await admin.call(calls.setting.groups, {})).find((one) => one.group === group)!;
    await admin.call(calls.setting.change, {
      params: { group },
      body: { version: stored.version, values: { ...stored.values, [key]: id } },
    });
    expect([await ask(admin), await ask(contractor)]).toEqual([['北辰路桥工程有限公司'], []]);
  });

  it('console 6: a patrol is chosen among those of role 5002 in the project, a correction among its people', async () => {
    const choices = async (client: Client, field: string, project_id?: string) =>
      (await titles(client, 'usermanage', { field, project_id })).map(({ title }) => title).toSorted();
    expect(await choices(contractor, 'patrollog.user_ids', PROJECT)).toEqual(['周志强']);
    expect(await choices(contractor, 'patrolplan.user_ids', PROJECT)).toEqual(['周志强']);
    const people = await choices(patrol, 'patrollog.rectifier_id', PROJECT);
    expect(people).toEqual(expect.arrayContaining(['周志强', '陈建国', '系统管理员']));
    expect(people).not.toContain('赵北辰');
    expect(people).not.toContain('顾卫东');
    expect(await codeOf(choices(stranger, 'patrolplan.user_ids', PROJECT))).toBe(40400);
  });

  it('a patrol gives the correction to another person, who is checked', async () => {
    const site = (await patrol.call(resourceCalls(patrolsite).list!, { query: {} })).list[0]!;
    const task = {
      task_code: 'XJ-人',
      type: 1,
      point_id: site.id,
      patrol_date: '2026-11-02',
      user_ids: [accountId('patrol')],
      project_id: PROJECT,
    };
    const add = (over: object) => contractor.call(resourceCalls(patrollog).add!, { body: { ...task, ...over } });
    expect(await codeOf(add({ user_ids: [accountId('contractor')] }))).toBe('user_ids');
    expect(await codeOf(add({ leader_id: accountId('regulator') }))).toBe('leader_id');
    const { id } = await add({});
    const abnormal = async (rectifier_id: string) =>
      patrol.call(stepCalls(patrollog)['abnormal']!, {
        body: {
          id,
          finding: '临边防护缺失',
          photos: [await sampleFile(patrol)],
          danger_level: 2,
          rectifier_id,
          deadline: '2026-11-05',
        },
      });
    expect(await codeOf(abnormal(accountId('beichen')))).toBe('rectifier_id');
    await abnormal(accountId('contractor'));
    const query = { rectifier_id: accountId('contractor') };
    const { list } = await patrol.call(resourceCalls(hiddenDangerRectification).list!, { query });
    expect(list[0]).toMatchObject({ patrol_id: id, inspector_id: accountId('patrol') });
  });

  it('who is stored stays when another field is corrected, even when the writer would not be offered them', async () => {
    const plans = resourceCalls(patrolplan);
    const plan = (await contractor.call(plans.list!, { query: {} })).list[0]!;
    const { db } = kit().database;
    await sql`update patrolplan set user_ids = ${JSON.stringify([accountId('contractor')])} where id = ${plan.id}`.execute(
      db,
    );
    const edit = (user_ids: string[]) =>
      contractor.call(plans.edit!, { body: { ...given(plan), id: plan.id, scheme_name: '改名', user_ids } });
    expect(await codeOf(edit([accountId('contractor')]))).toBe('ok');
    expect(await codeOf(edit([accountId('contractor'), accountId('admin')]))).toBe('user_ids');
  });
});

/** The fields that the form of a scheme sends. */
function given(row: object): object {
  const left = new Set(['id', 'org_id', 'created_at', 'created_by', 'updated_at', 'updated_by', 'version']);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)));
}
