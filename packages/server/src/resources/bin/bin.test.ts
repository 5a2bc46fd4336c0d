import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { allResources, devicelist, isWritten, projectmanage, staff, type AnyResource } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOW } from '../../demo/index.ts';
import { sweepFiles } from '../../files/sweep.ts';
import { localBlobs } from '../../files/index.ts';
import { withServer } from '../../testing.ts';
import room from '../room.ts';
import { sampleFile, sampleRecord } from '../testing.ts';
import { sweepBin } from './index.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const kit = withServer();
const { recycle } = calls;
const projects = resourceCalls(projectmanage);
const people = resourceCalls(staff);

let admin: Client;
let contractor: Client;
let beichen: Client;
let regulator: Client;
beforeAll(async () => {
  [admin, contractor, beichen, regulator] = (await Promise.all(
    ['admin', 'contractor', 'beichen', 'regulator'].map((name) => kit().client(name)),
  )) as [Client, Client, Client, Client];
});
afterEach(() => {
  kit().clock.now = DEMO_NOW;
});

const failure = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it went through')),
    (error: unknown) => error as CallFailure,
  );
const inBin = async (client: Client, resource: AnyResource) =>
  (await client.call(recycle.list, { query: { resource: resource.name, page_size: 200 } })).list;
const restore = (client: Client, resource: AnyResource, ...ids: string[]) =>
  client.call(recycle.restore, { body: { records: ids.map((id) => ({ resource: resource.name, id })) } });
const unsigned = (row: object): unknown =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (key === 'url' ? undefined : value)));

async function added(client: Client, resource: AnyResource, more: Record<string, unknown> = {}) {
  const body = { ...(await sampleRecord(client, resource)), ...more };
  return client.call(resourceCalls(resource).add!, { body });
}

// A scheme of patrols makes its tasks at once, and they keep it from being deleted.
const SCHEMES: readonly string[] = ['patrolplan', 'qualityplan'];
const kept = allResources().filter(
  (one) => one.endpoints.delete && one.endpoints.add && isWritten(one) && !SCHEMES.includes(one.name),
);

it.each(kept.map((one) => [one.name, one] as const))('%s comes back as it was', async (_, resource) => {
  const { detail, delete: remove, add } = resourceCalls(resource);
  const body = await sampleRecord(admin, resource);
  const { id } = await admin.call(add!, { body });
  const before = await admin.call(detail!, { params: { id } });
  await admin.call(remove!, { params: { id } });
  expect((await failure(admin.call(detail!, { params: { id } }))).status).toBe(404);
  expect((await inBin(admin, resource)).map((one) => one.id)).toContain(id);
  expect(await restore(admin, resource, id)).toEqual({ restored: 1, refused: [] });
  expect(unsigned(await admin.call(detail!, { params: { id } }))).toEqual(unsigned(before));
  expect((await inBin(admin, resource)).map((one) => one.id)).not.toContain(id);
});

describe('what a deletion takes along', () => {
  it('comes back: work points and fences of a project', async () => {
    const project = await added(contractor, projectmanage);
    const list = [{ name: '东门', longitude: 121.4, latitude: 31.2 }];
    await contractor.call(calls.workPoint.addBatch, { body: { project_id: project.id, list } });
    const listString = JSON.stringify([
      { longitude: 121.47, latitude: 31.23 },
      { longitude: 121.48, latitude: 31.23 },
      { longitude: 121.48, latitude: 31.24 },
    ]);
    const fence = await contractor.call(calls.fence.save, { body: { projectId: project.id, listString } });
    await contractor.call(projects.delete!, { params: { id: project.id } });
    expect((await inBin(contractor, projectmanage)).find(({ id }) => id === project.id)!.parts).toBeGreaterThan(2);
    expect(await restore(contractor, projectmanage, project.id)).toEqual({ restored: 1, refused: [] });
    const points = await contractor.call(calls.workPoint.query, { query: { project_id: project.id } });
    expect(points.list).toMatchObject([{ name: '东门' }]);
    const again = await contractor.call(calls.fence.get, { query: { projectId: project.id } });
    expect(again).toMatchObject({ fence_code: fence.fence_code, version: fence.version });
  });
});

describe('something in the way', () => {
  it('is named: a number that was taken again', async () => {
    const first = await added(contractor, devicelist);
    const { device_number } = first as unknown as { device_number: string };
    await contractor.call(resourceCalls(devicelist).delete!, { params: { id: first.id } });
    const second = await added(contractor, devicelist, { device_number, device_name: '后来的塔吊' });
    const { restored, refused } = await restore(contractor, devicelist, first.id);
    expect(restored).toBe(0);
    expect(refused[0]!.message).toContain(device_number);
    expect(refused[0]!.message).toContain('后来的塔吊');
    await contractor.call(resourceCalls(devicelist).delete!, { params: { id: second.id } });
    expect((await restore(contractor, devicelist, first.id)).restored).toBe(1);
  });

  it('is named: what it refers to is in the bin as well; together they come back, whatever their order', async () => {
    const project = await added(contractor, projectmanage, { project_name: '先删人再删项目' });
    const person = await added(contractor, staff, { project_id: project.id });
    await contractor.call(people.delete!, { params: { id: person.id } });
    kit().clock.now += 1000;
    await contractor.call(projects.delete!, { params: { id: project.id } });
    const { refused } = await restore(contractor, staff, person.id);
    expect(refused[0]!.message).toContain('先删人再删项目');
    const records = [
      { resource: 'staff', id: person.id },
      { resource: 'projectmanage', id: project.id },
    ];
    expect(await contractor.call(recycle.restore, { body: { records } })).toEqual({ restored: 2, refused: [] });
  });
});

describe('who sees what', () => {
  it('is as for the records themselves: other companies find, restore and delete nothing', async () => {
    const person = await added(contractor, staff);
    await contractor.call(people.delete!, { params: { id: person.id } });
    expect((await inBin(contractor, staff)).map(({ id }) => id)).toContain(person.id);
    expect((await inBin(beichen, staff)).map(({ id }) => id)).not.toContain(person.id);
    const foreign = await restore(beichen, staff, person.id);
    expect(foreign).toMatchObject({ restored: 0, refused: [{ title: person.id }] });
    // The regulator reads the contractor's records, but deletes none.
    expect((await failure(regulator.call(recycle.list, { query: {} }))).code).toBe(40301);
    expect((await restore(regulator, staff, person.id)).restored).toBe(0);
    const records = [{ resource: 'staff', id: person.id }];
    expect((await failure(contractor.call(recycle.purge, { body: { records } }))).code).toBe(40301);
    expect(await admin.call(recycle.purge, { body: { records } })).toEqual({ purged: 1, refused: [] });
    expect((await restore(contractor, staff, person.id)).restored).toBe(0);
  });

  it('is filtered by title, person and day', async () => {
    const project = await added(contractor, projectmanage, { project_name: '将被删除的桥' });
    await contractor.call(projects.delete!, { params: { id: project.id } });
    const found = async (query: object) => (await contractor.call(recycle.list, { query })).list.map(({ id }) => id);
    expect(await found({ keyword: '删除的桥' })).toEqual([project.id]);
    expect(await found({ keyword: '100%' })).toEqual([]);
    expect(await found({ keyword: '删除的桥', begin_deleted_at: '2000-01-01', end_deleted_at: '2000-01-02' })).toEqual(
      [],
    );
    expect((await contractor.call(recycle.kinds, {})).map(({ resource }) => resource)).toContain('projectmanage');
  });
});

it('keeps what an import replaces', async () => {
  const old = await added(beichen, staff, { name: '导入之前' });
  const sheet = new Blob([await exportRecords(staff, [{ ...old, name: '导入之后', phone_number: '13700001111' }])]);
  const form = { type: 1, key: 'overwrite-for-the-bin' } as const;
  const result = await beichen.call(people.import!, { form, file: sheet, fileName: '人员.xlsx' });
  expect(result).toMatchObject({ added: 1, failed: 0 });
  expect((await inBin(beichen, staff)).length).toBe(result.deleted);
  expect(await restore(beichen, staff, old.id)).toEqual({ restored: 1, refused: [] });
  const { list } = await beichen.call(people.list!, { query: {} });
  expect(list.map((one) => one.name).toSorted()).toEqual(['导入之前', '导入之后'].toSorted());
});

it('keeps the files of what is in the bin, and deletes them with it', async () => {
  const resource = allResources().find(({ name }) => name === 'safetyChecklist')!;
  const file = await sampleFile(contractor);
  const record = await added(contractor, resource, { photos: [file] });
  await contractor.call(resourceCalls(resource).delete!, { params: { id: record.id } });
  const { db } = kit().database;
  const swept = (now: number) => sweepFiles(db, localBlobs(kit().files), now, [room.filesInUse!()]);
  const there = async () => (await sql`select 1 from stored_file where id = ${file.id}`.execute(db)).rows.length;
  await swept(DEMO_NOW + 48 * HOUR);
  expect(await there()).toBe(1);
  await sweepBin(db, () => 30 as never, DEMO_NOW + 29 * DAY);
  expect((await inBin(contractor, resource)).map(({ id }) => id)).toContain(record.id);
  await sweepBin(db, () => 30 as never, DEMO_NOW + 31 * DAY);
  expect(await inBin(contractor, resource)).toEqual([]);
  await swept(DEMO_NOW + 48 * HOUR);
  expect(await there()).toBe(0);
  const log = await sql<{ after: { records: number } }>`select after from audit_entry
    where action = 'expire' and subject = 'safetyChecklist'`.execute(db);
  expect(log.rows).toEqual([{ after: { records: 1 } }]);
});
