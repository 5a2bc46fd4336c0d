import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  feedback,
  formFieldsOf,
  hiddenDangerRectification,
  messagepublish,
  patrollog,
  patrolplan,
  patrolsite,
  questionreply,
  safetyChecklist,
  DEFAULT_TIME_ZONE,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, DEMO_NOW, demoId, organisationId } from '../demo/index.ts';
import { makeRounds, SAFETY_PATROLS } from '../patrols/index.ts';
import { withServer } from '../testing.ts';
import { sweepOverdue } from './overdue.ts';
import { sampleFile, sampleRecord } from './testing.ts';

const DAY = 86_400_000;
const patrols = { ...resourceCalls(patrollog), steps: stepCalls(patrollog) };
const orders = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };

describe('steps of a lifecycle', () => {
  const kit = withServer();
  let admin: Client;
  let patrol: Client;
  let contractor: Client;
  let stranger: Client;
  beforeAll(async () => {
    [admin, patrol, contractor, stranger] = (await Promise.all(
      ['admin', 'patrol', 'contractor', 'beichen'].map((name) => kit().client(name)),
    )) as [Client, Client, Client, Client];
  });

  /** A patrol due today, assigned to the demo's account `patrol`, in the demo's site office. */
  async function newPatrol(): Promise<{ id: string }> {
    const site = (await patrol.call(resourceCalls(patrolsite).list!, { query: {} })).list[0]!;
    const body = {
      task_code: 'XJ-试',
      type: 1,
      point_id: site.id,
      patrol_date: '2026-11-02',
      user_ids: [accountId('patrol')],
      project_id: site.project_id,
    };
    return contractor.call(patrols.add!, { body: body });
  }

  const titles = async (client: Client): Promise<string[]> =>
    (await client.call(calls.notification.list, { query: { page: 1, page_size: 50 } })).list.map((one) => one.title);

  it('begin in the first state, which no form sets', async () => {
    const row = await newPatrol();
    expect(row).toMatchObject({ status: 1, done_at: null });
    await expect(contractor.call(patrols.edit!, { body: { id: row.id, status: 2 } })).rejects.toMatchObject({
      code: 42200,
    });
  });

  it('ask for what they need, in the words of the fields', async () => {
    const { id } = await newPatrol();
    const refused = patrol.call(patrols.steps['abnormal']!, { body: { id, finding: '漏电' } });
    await expect(refused).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ path: 'photos', message: '请选择现场照片' }),
      ]) as never,
    });
  });

  it('stamp who and when, tell, and lead to an order that goes its whole way', async () => {
    const { id } = await newPatrol();
    const done = await patrol.call(patrols.steps['abnormal']!, {
      body: {
        id,
        finding: '临边防护缺失',
        photos: [await sampleFile(patrol)],
        place: { longitude: 121.48, latitude: 31.23 },
        danger_level: 2,
        rectifier_id: accountId('patrol'),
        deadline: '2026-11-05',
      },
    });
    expect(done).toMatchObject({
      status: 3,
      done_by: accountId('patrol'),
      done_at: new Date(kit().clock.now).toISOString(),
    });
    const order = (await contractor.call(orders.list!, { query: { order_title: '临边防护缺失' } })).list[0]!;
    expect(order).toMatchObject({ status: 1, patrol_id: id, danger_level: 2, inspector_id: accountId('patrol') });
    expect(order.photos).toHaveLength(1);

    const photo = await sampleFile(patrol);
    const step = (name: string, more: object, client = patrol) =>
      client.call(orders.steps[name]!, { body: { id: order.id, ...more } });
    // Only a person named in the record may take the step.
    await expect(
      step('result', { measure: '已补', result_photos: [await sampleFile(contractor)] }, contractor),
    ).rejects.toMatchObject({ code: 40301 });
    expect(await step('result', { measure: '已补', result_photos: [photo] })).toMatchObject({ status: 2 });
    await expect(step('result', { measure: '再次', result_photos: [photo] })).rejects.toMatchObject({
      code: 40900,
      message: '当前状态为「待复查」，不能提交整改结果，请刷新后重试',
    });
    await expect(contractor.call(orders.edit!, { body: { ...pick(order), id: order.id } })).rejects.toMatchObject({
      code: 40900,
    });
    const again = await step('refuse', { recheck_opinion: '仍有缺口', deadline: '2026-11-06' });
    expect(again).toMatchObject({ status: 1, deadline: '2026-11-06', corrected_at: null });
    // The opinion of a refusal stays until the next correction, which starts without one.
    expect(again).toMatchObject({ recheck_opinion: '仍有缺口' });
    expect(await step('result', { measure: '已补齐', result_photos: [photo] })).toMatchObject({
      recheck_opinion: null,
    });
    const closed = await step('pass', { signature: await sampleFile(patrol) });
    expect(closed).toMatchObject({ status: 3, closed_at: expect.any(String) as string });
  });

  it('do not happen twice at once', async () => {
    const { id } = await newPatrol();
    const both = await Promise.allSettled([1, 2].map(() => patrol.call(patrols.steps['normal']!, { body: { id } })));
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('are not there for another organisation', async () => {
    const { id } = await newPatrol();
    await expect(stranger.call(patrols.steps['normal']!, { body: { id } })).rejects.toMatchObject({ code: 40400 });
  });

  it('announce to everyone below, and take back', async () => {
    const steps = stepCalls(messagepublish);
    const body = (await sampleRecord(admin, messagepublish)) as never;
    const notice = await admin.call(resourceCalls(messagepublish).add!, { body });
    await admin.call(steps['publish']!, { body: { id: notice.id } });
    expect((await titles(patrol)).some((one) => one.includes(notice.notice_title))).toBe(true);
    expect((await titles(stranger)).some((one) => one.includes(notice.notice_title))).toBe(false);
    await expect(
      admin.call(resourceCalls(messagepublish).delete!, { params: { id: notice.id } }),
    ).rejects.toMatchObject({
      message: '当前状态为「已发布」，不能再编辑或删除',
    });
    expect(await admin.call(steps['recall']!, { body: { id: notice.id } })).toMatchObject({ status: 3 });
  });

  it('make a document of what was checked', async () => {
    const list = resourceCalls(safetyChecklist);
    const body = { ...(await sampleRecord(contractor, safetyChecklist)), project_id: demoId('project', 1) };
    const bad = { ...body, items: [{ item: '', result: 1 }] };
    await expect(patrol.call(list.add!, { body: bad })).rejects.toMatchObject({
      problems: [expect.objectContaining({ message: '检查项第 1 行：请输入检查内容' })] as never,
    });
    const row = await patrol.call(list.add!, { body: body });
    await patrol.call(stepCalls(safetyChecklist)['submit']!, {
      body: { id: row.id, signature: await sampleFile(patrol) },
    });
    const bytes = new Uint8Array(await (await contractor.open(list.word!, { query: {} })).arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
    expect(bytes.length).toBeGreaterThan(5000);
    await expect(contractor.open(list.word!, { query: { checklist_name: '没有这样的' } })).rejects.toMatchObject({
      message: '没有符合条件的数据可以导出',
    });
  });
});

describe('rounds and terms', () => {
  const kit = withServer();

  it('comes round once a day, also when several servers look, and tells', async () => {
    const { db } = kit().database;
    const patrol = await kit().client('patrol');
    const today = async () => (await patrol.call(patrols.list!, { query: { begin_patrol_date: '2026-11-02' } })).total;
    const before = await today();
    await Promise.all([
      makeRounds(db, SAFETY_PATROLS, DEMO_NOW, DEFAULT_TIME_ZONE),
      makeRounds(db, SAFETY_PATROLS, DEMO_NOW, DEFAULT_TIME_ZONE),
    ]);
    await makeRounds(db, SAFETY_PATROLS, DEMO_NOW + 3_600_000, DEFAULT_TIME_ZONE);
    expect(await today()).toBe(Math.max(before, 6));
    const rounds = await (
      await kit().client('contractor')
    ).call(calls.patrol.schemeRecords, {
      query: {
        patrol_scheme_id: (
          await (await kit().client('contractor')).call(resourceCalls(patrolplan).list!, { query: {} })
        ).list[0]!.id,
        page: 1,
        page_size: 10,
      },
    });
    expect(rounds.list[0]).toMatchObject({ patrol_date: '2026-11-02', points: 6, to_do: 6 });
    // Each patrol of a round has its own number, which begins with the number of the round.
    const made = (await patrol.call(patrols.list!, { query: { begin_patrol_date: '2026-11-02', status: '1' } })).list;
    const codes = new Set(made.filter((one) => one.patrol_scheme_id).map((one) => one.task_code));
    expect([...codes].toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((at) => `${rounds.list[0]!.task_code}-00${at}`));
    expect(rounds.list.at(-1)).toMatchObject({ points: 6, normal: 6 });
  });

  it('tells once when a term is over, and others when it stays so', async () => {
    const { db } = kit().database;
    const titles = async (name: string, part: string) =>
      (
        await (await kit().client(name)).call(calls.notification.list, { query: { page: 1, page_size: 100 } })
      ).list.filter((one) => one.kind === 'record_overdue' && one.title.includes(part)).length;
    const order = '一级配电箱';
    // Due on 2026-11-04.
    await sweepOverdue(db, DEMO_NOW + 2 * DAY, DEFAULT_TIME_ZONE);
    expect(await titles('contractor', order)).toBe(0);
    await sweepOverdue(db, DEMO_NOW + 3 * DAY, DEFAULT_TIME_ZONE);
    await sweepOverdue(db, DEMO_NOW + 3 * DAY, DEFAULT_TIME_ZONE);
    expect(await titles('contractor', order)).toBe(1);
    expect(await titles('patrol', order)).toBe(0);
    await sweepOverdue(db, DEMO_NOW + 5 * DAY, DEFAULT_TIME_ZONE);
    expect(await titles('contractor', order)).toBe(2);
    expect(await titles('patrol', order)).toBe(1);
  });

  it('says how long a term is over when nobody looked before', async () => {
    const { db } = kit().database;
    await sql`update correction set deadline = '2026-10-24', status = 1`.execute(db);
    // Only the orders are told of again, so that their titles are among those that a message names.
    await sql`delete from record_reminder where resource = ${hiddenDangerRectification.name}`.execute(db);
    await sql`delete from notification`.execute(db);
    await sweepOverdue(db, DEMO_NOW, DEFAULT_TIME_ZONE);
    const admin = await kit().client('contractor');
    const { list } = await admin.call(calls.notification.list, { query: { page: 1, page_size: 100 } });
    const titles = list.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
    expect(titles.some((title) => title.includes('已超期 9 天仍未处理'))).toBe(true);
  });

  it('tells of the overdue record of a part once, as one of its whole', async () => {
    const { db } = kit().database;
    const contractor = await kit().client('contractor');
    const late = { question_kind: 2, deadline: '2026-10-24', answerer_id: accountId('contractor') };
    const question = { ...(await sampleRecord(contractor, questionreply)), ...late, question_title: '淋浴间没有热水' };
    const { id } = await contractor.call(resourceCalls(questionreply).add!, { body: question });
    await sweepOverdue(db, DEMO_NOW, DEFAULT_TIME_ZONE);
    const { rows } = await sql<{ resource: string }>`
      select resource from record_reminder where record_id = ${id} order by level`.execute(db);
    expect(new Set(rows.map(({ resource }) => resource))).toEqual(new Set(['questionreply']));
  });

  it('keeps a record that was added through a part in the organisation of its project', async () => {
    const contractor = await kit().client('contractor');
    const record = { ...(await sampleRecord(contractor, feedback)), project_id: demoId('project', 1) };
    const people = { asker_id: accountId('contractor'), answerer_id: accountId('patrol') };
    const { id } = await contractor.call(resourceCalls(feedback).add!, { body: { ...record, ...people } });
    expect(await contractor.call(resourceCalls(questionreply).detail!, { params: { id } })).toMatchObject({
      question_kind: 2,
      org_id: organisationId('kechuang'),
    });
  });

  it('refuses a week that never comes round, and points of another project', async () => {
    const contractor = await kit().client('contractor');
    const scheme = resourceCalls(patrolplan);
    const { id: _, ...body } = (await contractor.call(scheme.list!, { query: {} })).list[0]!;
    const given = Object.fromEntries(
      formFieldsOf(patrolplan, 'add').map(({ name }) => [name, body[name as keyof typeof body]]),
    );
    const weekly = { ...given, scheme_name: '每周', cycle: 3, cycle_day: 9 };
    await expect(contractor.call(scheme.add!, { body: weekly })).rejects.toMatchObject({
      problems: [{ path: 'cycle_day', message: '每周巡检的周期日须为 1（周一）到 7（周日）' }],
    });
    const point = await contractor.call(resourceCalls(patrolsite).add!, {
      body: { ...(await sampleRecord(contractor, patrolsite)), project_id: demoId('project', 2) },
    });
    await expect(
      contractor.call(scheme.add!, { body: { ...given, scheme_name: '别处', point_ids: [point.id] } }),
    ).rejects.toMatchObject({ problems: [expect.objectContaining({ path: 'point_ids' })] as never });
    const offered = await contractor.call(calls.base.references, {
      params: { resource: patrolsite.name },
      query: { field: 'patrolplan.point_ids', project_id: demoId('project', 1) },
    });
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ id }) => id)).not.toContain(point.id);
  });

  it('lets a missed patrol fall, which can still be made good', async () => {
    const { db } = kit().database;
    await makeRounds(db, SAFETY_PATROLS, DEMO_NOW, DEFAULT_TIME_ZONE);
    await sweepOverdue(db, DEMO_NOW + DAY, DEFAULT_TIME_ZONE);
    const patrol = await kit().client('patrol');
    const { list } = await patrol.call(patrols.list!, { query: { begin_patrol_date: '2026-11-02', status: '4' } });
    expect(list.length).toBeGreaterThan(0);
    expect(await patrol.call(patrols.steps['normal']!, { body: { id: list[0]!.id } })).toMatchObject({ status: 2 });
  });
});

/** What the edit form of a correction order sends. */
function pick(order: Record<string, unknown>): Record<string, unknown> {
  const names = ['order_title', 'danger_level', 'rectifier_id', 'inspector_id', 'deadline'];
  return Object.fromEntries(names.map((name) => [name, order[name]]));
}
