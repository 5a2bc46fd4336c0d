import { calls, type CallFailure } from '@gongdi/api';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const { workPoint } = calls;
const OWN = demoId('project', 1);
const FOREIGN = demoId('project', 25);
const point = (name: string, more: object = {}) => ({ name, longitude: 121.46, latitude: 31.17, ...more });

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

it('adds, lists, changes and removes work points of a project', async () => {
  const client = await kit().client('contractor');
  const list = [point('塔吊 1'), point('北门 100%', { radius: 50, system: 'WGS-84', remark: '卸料' })];
  const made = await client.call(workPoint.addBatch, { body: { project_id: OWN, list } });
  expect(made).toMatchObject([
    { name: '塔吊 1', system: 'GCJ-02', radius: null, version: 1 },
    { radius: 50, system: 'WGS-84' },
  ]);
  const page = await client.call(workPoint.query, { query: { project_id: OWN, name: '100%' } });
  expect(page).toMatchObject({ total: 1, list: [made[1]] });
  const [first, second] = made as [(typeof made)[0], (typeof made)[0]];
  const changed = await client.call(workPoint.update, { body: { id: first.id, name: '塔吊 2', version: 1 } });
  expect(changed).toMatchObject({ name: '塔吊 2', longitude: 121.46, version: 2 });
  const stale = client.call(workPoint.update, { body: { id: first.id, name: '塔吊 3', version: 1 } });
  expect((await refused(stale)).code).toBe(40_900);
  expect((await refused(client.call(workPoint.remove, { query: { id: `${first.id},none` } }))).code).toBe(40_400);
  await client.call(workPoint.remove, { query: { id: `${first.id},${second.id}` } });
  expect((await client.call(workPoint.query, { query: { project_id: OWN } })).total).toBe(0);
});

it('adds all or none, and only what is a place', async () => {
  const client = await kit().client('contractor');
  const list = [point('好'), point('坏', { longitude: 500 })];
  expect((await refused(client.call(workPoint.addBatch, { body: { project_id: OWN, list } }))).code).toBe(42_200);
  expect((await client.call(workPoint.query, { query: {} })).total).toBe(0);
});

it('belongs to the organisation of the project', async () => {
  const client = await kit().client('contractor');
  const body = { project_id: OWN, list: [point('甲')] };
  const made = (await client.call(workPoint.addBatch, { body }))[0]!;
  const owner = await kit().client('owner');
  expect((await owner.call(workPoint.query, { query: { project_id: OWN } })).total).toBe(1);
  expect((await refused(owner.call(workPoint.update, { body: { id: made.id, name: '乙' } }))).code).toBe(40_301);
  const rival = await kit().client('beichen');
  expect((await rival.call(workPoint.query, { query: { project_id: OWN } })).total).toBe(0);
  for (const work of [
    () => rival.call(workPoint.addBatch, { body }),
    () => rival.call(workPoint.update, { body: { id: made.id, name: '乙' } }),
    () => rival.call(workPoint.remove, { query: { id: made.id } }),
    () => client.call(workPoint.addBatch, { body: { ...body, project_id: FOREIGN } }),
  ]) {
    expect((await refused(work())).code).toBe(40_400);
  }
  expect((await client.call(workPoint.query, { query: { project_id: OWN } })).list[0]?.name).toBe('甲');
});
