import { resourceCalls, stepCalls, stepHistoryCall, type Client } from '@gongdi/api';
import {
  DEFAULT_TIME_ZONE,
  hiddenDangerRectification,
  operatelog,
  patrollog,
  projectmanage,
  staff,
} from '@gongdi/domain';
import { openWorkbook, rowsOf } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountId, demoId } from '../demo/index.ts';
import { localBlobs, sweepFiles } from '../files/index.ts';
import { withServer } from '../testing.ts';
import { sweepOverdue } from './overdue.ts';
import { filesOfSteps } from './step-history.ts';
import { sampleFile } from './testing.ts';

const DAY = 86_400_000;
const orders = { ...resourceCalls(hiddenDangerRectification), steps: stepCalls(hiddenDangerRectification) };
const history = stepHistoryCall(hiddenDangerRectification)!;

describe('the history of steps', () => {
  const kit = withServer();
  let patrol: Client;
  beforeAll(async () => {
    patrol = await kit().client('patrol');
  });

  /** An order that the patrol corrects and rechecks. */
  async function newOrder(): Promise<string> {
    const body = {
      order_title: '临边防护缺失',
      danger_level: 2,
      project_id: demoId('project', 1),
      rectifier_id: accountId('patrol'),
      inspector_id: accountId('patrol'),
      deadline: '2026-11-05',
    };
    return (await (await kit().client('contractor')).call(orders.add!, { body })).id;
  }

  const step = (id: string, name: string, more: object) => patrol.call(orders.steps[name]!, { body: { id, ...more } });
  const historyOf = (id: string, client = patrol) => client.call(history, { params: { id } });

  it('keeps text, time, opinion and pictures of each round', async () => {
    const id = await newOrder();
    const [first, second] = [await sampleFile(patrol), await sampleFile(patrol)];
    await step(id, 'result', { measure: '已补', result_photos: [first] });
    const firstAt = new Date(kit().clock.now).toISOString();
    kit().clock.now += 60_000;
    await step(id, 'refuse', { recheck_opinion: '仍有缺口', deadline: '2026-11-06' });
    await step(id, 'result', { measure: '已补齐', result_photos: [second] });
    await step(id, 'pass', { recheck_opinion: '合格', signature: await sampleFile(patrol) });
    const entries = await historyOf(id);
    expect(entries.map((one) => [one.step, one.from, one.to])).toEqual([
      ['add', null, 1],
      ['result', 1, 2],
      ['refuse', 2, 1],
      ['result', 1, 2],
      ['pass', 2, 3],
    ]);
    expect(entries[0]!.values).toMatchObject({ deadline: '2026-11-05' });
    expect(entries[1]).toMatchObject({
      at: firstAt,
      by: { id: accountId('patrol') },
      values: { measure: '已补', corrected_at: firstAt, result_photos: [{ id: first.id }] },
    });
    expect(entries[2]!.values).toEqual({ recheck_opinion: '仍有缺口', deadline: '2026-11-06' });
    expect(entries[3]!.values).toMatchObject({ measure: '已补齐', result_photos: [{ id: second.id }] });
    expect(entries[4]!.values).toMatchObject({ recheck_opinion: '合格' });

    // No record holds the picture of the first round any more.
    const { db } = kit().database;
    const there = async () => (await sql`select 1 from stored_file where id = ${first.id}`.execute(db)).rows.length;
    await sweepFiles(db, localBlobs(kit().files), kit().clock.now + 2 * DAY, [filesOfSteps()]);
    expect(await there()).toBe(1);
    const url = (entries[1]!.values['result_photos'] as { url: string }[])[0]!.url;
    expect((await fetch(kit().address + url)).status).toBe(200);
    await sql`delete from correction where id = ${id}`.execute(db);
    await sweepFiles(db, localBlobs(kit().files), kit().clock.now + 2 * DAY, [filesOfSteps()]);
    expect(await there()).toBe(0);
    await expect(historyOf(id)).rejects.toMatchObject({ code: 40400 });
  });

  it('has a sweep look at the entries with files alone, however long the log is', async () => {
    const { db } = kit().database;
    await sql`insert into audit_entry (id, at, action, subject, subject_id, after)
      select 'filler' || n, now(), (array['add', 'edit', 'result', 'pass'])[n % 4 + 1], 'hiddenDangerRectification',
        'filler' || n, '{"measure": "已补", "result_photos": []}' from generate_series(1, 20000) n`.execute(db);
    await sql`analyze audit_entry`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (analyze, format json) ${filesOfSteps()}`.execute(db);
    const read = readsOf(rows[0]!['QUERY PLAN']);
    expect(read.some(({ index }) => index === 'audit_entry_step_files')).toBe(true);
    expect(Math.max(...read.map((one) => one.rows))).toBeLessThan(1000);
    await sql`delete from audit_entry where id like 'filler%'`.execute(db);
  });

  it('is shown by the change record and its sheet under the name of the step, and found by it', async () => {
    const id = await newOrder();
    await step(id, 'result', { measure: '已补', result_photos: [await sampleFile(patrol)] });
    const admin = await kit().client('admin');
    const log = resourceCalls(operatelog);
    const query = { subject: 'hiddenDangerRectification', action: 'result', subject_id: id };
    const { list } = await admin.call(log.list!, { query });
    expect(list).toMatchObject([{ action: 'result', subject_title: '临边防护缺失' }]);
    const { changes } = await admin.call(log.detail!, { params: { id: list[0]!.id } });
    expect(changes).toEqual(
      expect.arrayContaining([
        { name: 'measure', before: null, after: '已补' },
        { name: 'status', before: 1, after: 2 },
      ]),
    );
    const file = await admin.call(log.export!, { query });
    const book = await openWorkbook(new Uint8Array(await file.arrayBuffer()));
    const cells: unknown[] = [];
    for await (const row of rowsOf(book)) cells.push(...row.cells);
    expect(cells).toEqual(expect.arrayContaining(['提交整改结果', '整改单', '临边防护缺失']));
  });

  it('keeps what a record was called when it is gone', async () => {
    const contractor = await kit().client('contractor');
    const people = resourceCalls(staff);
    const body = { name: '临时工', phone_number: '13911119999', trade: 10, status: 3 };
    const { id, name } = await contractor.call(people.add!, { body });
    await contractor.call(people.delete!, { params: { id } });
    const { list } = await contractor.call(resourceCalls(operatelog).list!, {
      query: { subject_id: id, action: 'delete' },
    });
    expect(list).toMatchObject([{ subject_title: name }]);
  });

  it('is told to those who see the record', async () => {
    const id = await newOrder();
    await expect(historyOf(id, await kit().client('beichen'))).rejects.toMatchObject({ code: 40400 });
    expect(await historyOf(id, await kit().client('admin'))).toHaveLength(1);
  });

  it('says that a term was let fall, by nobody', async () => {
    const { db } = kit().database;
    const { rows } = await sql<{ id: string }>`select id from patrol order by id limit 1`.execute(db);
    await sql`update patrol set patrol_date = '2026-10-01', status = 1 where id = ${rows[0]!.id}`.execute(db);
    await sweepOverdue(db, kit().clock.now, DEFAULT_TIME_ZONE);
    const entries = await (
      await kit().client('admin')
    ).call(stepHistoryCall(patrollog)!, { params: { id: rows[0]!.id } });
    expect(entries.at(-1)).toMatchObject({ step: 'overdue', by: null, from: 1, to: 4, values: {} });
  });

  it('is not there for a resource without steps', () => {
    expect(stepHistoryCall(projectmanage)).toBeUndefined();
  });
});

/** Returns what a query plan reads of the change record: by which index, and how many rows. */
function readsOf(plan: unknown): { index: string; rows: number }[] {
  if (Array.isArray(plan)) return plan.flatMap(readsOf);
  if (plan === null || typeof plan !== 'object') return [];
  const node = plan as Record<string, unknown>;
  const [index, rows, removed] = ['Index Name', 'Actual Rows', 'Rows Removed by Filter'].map((name) => node[name]);
  const own =
    node['Relation Name'] === 'audit_entry'
      ? [{ index: typeof index === 'string' ? index : '', rows: Number(rows) + Number(removed ?? 0) }]
      : [];
  return [...own, ...Object.values(node).flatMap(readsOf)];
}
