import { calls, resourceCalls, type CallFailure, type Client, type Job } from '@gongdi/api';
import { hiddenDangerRectification, staff } from '@gongdi/domain';
import { openWorkbook, readRecords } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../../demo/index.ts';
import { withServer } from '../../testing.ts';
import { sampleRecord } from '../testing.ts';
import { claimJob } from './job-store.ts';
import { sweepJobs } from './index.ts';

const kit = withServer();
const { job } = calls;
const people = resourceCalls(staff);

let contractor: Client;
let beichen: Client;
beforeAll(async () => {
  [contractor, beichen] = (await Promise.all(['contractor', 'beichen'].map((name) => kit().client(name)))) as [
    Client,
    Client,
  ];
});

const failure = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it went through')),
    (error: unknown) => error as CallFailure,
  );
async function ended(client: Client, { id }: Job) {
  const read = () => client.call(job.get, { params: { id } });
  await expect.poll(async () => (await read()).ended_at, { timeout: 60_000 }).not.toBe(null);
  return read();
}
async function person(client: Client, more: object = {}) {
  const body = { ...(await sampleRecord(client, staff)), ...more };
  return client.call(people.add!, { body });
}
const bodyOf = (rows: readonly { id: string; version: number }[], changes: object) => ({
  body: { resource: 'staff', records: rows.map(({ id, version }) => ({ id, version })), changes: { ...changes } },
});

describe('a bulk edit', () => {
  it('previews, runs with one refusal, is logged for each record, and is undone', async () => {
    const rows = [await person(contractor, { status: 3 }), await person(contractor, { status: 3 })];
    const same = await person(contractor, { status: 2 });
    const ids = [...rows, same].map(({ id }) => id);
    const changes = { status: 2 };
    const preview = await contractor.call(job.bulkPreview, { body: { resource: 'staff', ids, changes } });
    expect(preview).toMatchObject({ total: 3, limited: false, same: 1, refused: [] });
    expect(preview.changed.map((one) => one.before)).toEqual([{ status: 3 }, { status: 3 }]);
    // Somebody else is faster with the second one.
    const body = { ...rows[1]!, name: '别人改过' };
    await contractor.call(people.edit!, { body });
    const done = await ended(contractor, await contractor.call(job.bulkRun, bodyOf(preview.changed, changes)));
    expect(done).toMatchObject({ state: 'done', done: 2, total: 2, refused: 1, undoable: true });
    expect(done.refusals).toMatchObject([{ id: rows[1]!.id, title: '别人改过' }]);
    const now = await contractor.call(people.detail!, { params: { id: rows[0]!.id } });
    expect(now).toMatchObject({ status: 2, version: 2 });
    const { rows: log } =
      await sql`select 1 from audit_entry where subject_id = ${rows[0]!.id} and action = 'edit'`.execute(
        kit().database.db,
      );
    expect(log).toHaveLength(1);
    const back = await ended(contractor, await contractor.call(job.undo, { params: { id: done.id } }));
    expect(back).toMatchObject({ kind: 'undo', state: 'done', done: 1, refused: 0 });
    expect(await contractor.call(people.detail!, { params: { id: rows[0]!.id } })).toMatchObject({ status: 3 });
    expect((await failure(contractor.call(job.undo, { params: { id: done.id } }))).status).toBe(409);
  });

  it('reaches no record of another company, no personal field, and nothing without the permission', async () => {
    const own = await person(contractor);
    const foreign = await beichen.call(job.bulkPreview, {
      body: { resource: 'staff', ids: [own.id], changes: { status: 2 } },
    });
    expect(foreign).toMatchObject({ total: 0, changed: [] });
    const done = await ended(beichen, await beichen.call(job.bulkRun, bodyOf([own], { status: 2 })));
    expect(done).toMatchObject({ done: 1, refused: 1, refusals: [{ title: own.id }] });
    const changes = { phone_number: '13800001111' };
    const body = { resource: 'staff', ids: [own.id], changes };
    expect((await failure(contractor.call(job.bulkPreview, { body }))).status).toBe(422);
    const regulator = await kit().client('regulator');
    expect((await failure(regulator.call(job.bulkRun, bodyOf([own], { status: 2 })))).code).toBe(40301);
    expect((await failure(beichen.call(job.get, { params: { id: 'x'.repeat(32) } }))).status).toBe(404);
  });

  it('leaves settled records alone, and says why', async () => {
    const { list } = await contractor.call(resourceCalls(hiddenDangerRectification).list!, {
      query: { page_size: 100 },
    });
    const editable = hiddenDangerRectification.lifecycle!.editable!;
    const settled = list.filter((row) => !editable.includes(row.status)).map(({ id }) => id);
    const resource = 'hiddenDangerRectification';
    const preview = await contractor.call(job.bulkPreview, {
      body: { resource, ids: settled.slice(0, 5), changes: { danger_level: 3 } },
    });
    expect(preview.changed).toEqual([]);
    expect(preview.refused.length + preview.same).toBe(Math.min(5, settled.length));
  });
});

describe('an export', () => {
  it('of many records is a job; its file is for its owner, while the rights hold, and goes after its time', async () => {
    expect(await contractor.call(job.exporting, { body: { resource: 'staff' } })).toBe(null);
    const { db } = kit().database;
    await sql`insert into staff (id, org_id, created_at, updated_at, version, name, phone_number, trade, status)
      select md5(n::text), (select org_id from account where user_name = 'contractor'), now(), now(), 1, '批量 ' || n,
        '150' || lpad(n::text, 8, '0'), 3, 1 from generate_series(1, 6000) n`.execute(db);
    const begun = (await contractor.call(job.exporting, { body: { resource: 'staff', query: { name: '批量' } } }))!;
    const done = await ended(contractor, begun);
    expect(done).toMatchObject({ state: 'done', done: 6000, total: 6000 });
    const blob = await contractor.call(job.file, { params: { id: done.id } });
    const sheet = await readRecords(staff, await openWorkbook(new Uint8Array(await blob.arrayBuffer())));
    expect(sheet.refusedCount + sheet.cleanCount).toBe(6000);
    expect((await failure(beichen.call(job.file, { params: { id: done.id } }))).status).toBe(404);
    const days = () => 7 as never;
    const deps = { db, blobs: undefined } as never;
    await sweepJobs(deps, days, DEMO_NOW + 6 * 86_400_000);
    expect((await contractor.call(job.list, { query: {} })).list.map(({ id }) => id)).toContain(done.id);
    await sweepJobs(deps, days, DEMO_NOW + 8 * 86_400_000);
    expect((await contractor.call(job.list, { query: {} })).total).toBe(0);
  });
});

it('companies take turns', async () => {
  const { db } = kit().database;
  const add = (id: string, company: string, at: number) =>
    sql`insert into background_job (id, kind, resource, account_id, company_id, lang, input, state, created_at)
      select ${id}, 'export', 'staff', id, ${company}, 'zh', '{}', 'paused', ${new Date(DEMO_NOW + at).toISOString()}
      from account limit 1`.execute(db);
  for (const [index, id] of ['a1', 'a2', 'a3'].entries()) await add(id, 'A', index);
  await add('b1', 'B', 9);
  const order: string[] = [];
  await db.transaction().execute(async (trx) => {
    await sql`update background_job set state = 'waiting' where state = 'paused'`.execute(trx);
    for (let turn = 0; turn < 4; turn += 1) order.push((await claimJob(trx, DEMO_NOW + turn * 1000))!.id);
    await sql`delete from background_job where id in ('a1', 'a2', 'a3', 'b1')`.execute(trx);
  });
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

describe('after the end of a server', () => {
  /** An export as a server leaves it that was killed while it ran. */
  const left = (id: string, tries: number, beat: string) =>
    sql`insert into background_job (id, kind, resource, account_id, company_id, lang, input, state, created_at,
        started_at, beat_at, tries, done, total)
      select ${id}, 'export', 'staff', id, 'A', 'zh', '{"query":{}}', 'running', ${new Date(DEMO_NOW).toISOString()},
        ${new Date(DEMO_NOW).toISOString()}, clock_timestamp() - ${beat}::interval, ${tries}, 40, 100
      from account where user_name = 'contractor'`.execute(kit().database.db);
  const jobIs = (id: string) => contractor.call(job.get, { params: { id } });

  it('takes up an export again from its beginning, and gives up one that ends its server each time', async () => {
    const { db } = kit().database;
    const [again, worn, running] = ['again', 'worn', 'alive'].map((name) => name.padEnd(32, '0')) as [
      string,
      string,
      string,
    ];
    await left(again, 1, '3 minutes');
    await left(worn, 3, '3 minutes');
    await left(running, 1, '1 minute');
    // Another server still works on it.
    expect(await jobIs(running)).toMatchObject({ state: 'running', done: 40 });
    // A new job wakes the worker.
    await contractor.call(job.bulkRun, bodyOf([await person(contractor)], { status: 2 }));
    await expect.poll(async () => (await jobIs(again)).state, { timeout: 60_000 }).toBe('done');
    const done = await jobIs(again);
    expect([done.done === done.total, done.file?.size]).toEqual([true, expect.any(Number)]);
    await expect.poll(async () => (await jobIs(worn)).state, { timeout: 60_000 }).toBe('failed');
    expect((await jobIs(worn)).message).toMatch(/重新/);
    expect(await jobIs(running)).toMatchObject({ state: 'running', done: 40 });
    await sql`delete from background_job where id = ${running}`.execute(db);
  });
});
