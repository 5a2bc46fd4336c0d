import { calls, type CallFailure, type SitePlan } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

const kit = withServer();
const { sitePlan } = calls;
const OWN = demoId('project', 2);
const FOREIGN = demoId('project', 25);

type Feature = SitePlan['features'][number];
const road: Feature = {
  id: 'r1',
  kind: 'road',
  name: '1 号路',
  points: [
    [100.001, 20.001],
    [100.004, 20.002],
  ],
};
const house: Feature = {
  id: 'b1',
  kind: 'building',
  name: '1 号楼',
  points: [
    [100.002, 20.003],
    [100.003, 20.003],
    [100.003, 20.004],
  ],
};
const BOX = { west: 100, south: 20, east: 100.01, north: 20.01 };

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

describe('the plan of a site', () => {
  it('is stored as a whole, and shown to whoever sees the project', async () => {
    const client = await kit().client('contractor');
    const empty = await client.call(sitePlan.get, { query: { projectId: OWN } });
    expect([empty.version, empty.features, empty.updated_by_name]).toEqual([0, [], null]);
    expect(empty.at[0]).toBeGreaterThan(70);
    const body = { projectId: OWN, version: 0, features: [road, house] };
    const stored = await client.call(sitePlan.save, { body });
    expect([stored.version, stored.features]).toEqual([1, [road, house]]);
    expect(stored.updated_by_name).not.toBeNull();
    const owner = await kit().client('owner');
    expect((await owner.call(sitePlan.around, { query: BOX })).features).toEqual([road, house]);
    const { list } = await client.call(calls.record.timeline, {
      params: { resource: 'projectmanage', id: OWN },
      query: {},
    });
    expect(JSON.stringify(list)).toContain('siteplan');
  });

  it('does not overwrite what somebody else has stored meanwhile', async () => {
    const client = await kit().client('contractor');
    const late = client.call(sitePlan.save, { body: { projectId: OWN, version: 0, features: [] } });
    expect((await refused(late)).status).toBe(409);
  });

  it('gives a map what lies within it, and nothing else', async () => {
    const client = await kit().client('contractor');
    const half = await client.call(sitePlan.around, { query: { ...BOX, south: 20.0025 } });
    expect(half.features.map(({ id }) => id)).toEqual(['b1']);
    expect((await client.call(sitePlan.around, { query: { ...BOX, west: 101, east: 102 } })).features).toEqual([]);
  });

  it('is not seen or changed by another company', async () => {
    const { db } = kit().database;
    const other = [{ ...road, id: 'foreign' }];
    await db
      .insertInto('site_plan')
      .values({
        project_id: FOREIGN,
        version: 1,
        features: JSON.stringify(other),
        ...BOX,
        updated_at: new Date(kit().clock.now).toISOString(),
      })
      .execute();
    const client = await kit().client('contractor');
    const seen = await client.call(sitePlan.around, { query: BOX });
    expect(seen.features.map(({ id }) => id)).not.toContain('foreign');
    expect((await refused(client.call(sitePlan.get, { query: { projectId: FOREIGN } }))).status).toBe(404);
    const change = { projectId: FOREIGN, version: 1, features: [] };
    expect((await refused(client.call(sitePlan.save, { body: change }))).status).toBe(404);
    const looker = await kit().client('owner');
    const refusal = await refused(looker.call(sitePlan.save, { body: { ...change, projectId: OWN } }));
    expect(refusal.code).toBe(ERRORS.permission.code);
  });

  it.each([
    ['an area of two corners', { ...house, points: house.points.slice(0, 2) }],
    [
      'a place outside of the earth',
      { ...road, points: [[200, 0] as [number, number], [100, 20] as [number, number]] },
    ],
    ['an unknown kind', { ...road, kind: 'ship' as never }],
  ])('refuses %s', async (_, feature) => {
    const client = await kit().client('contractor');
    const body = { projectId: OWN, version: 1, features: [feature] };
    expect((await refused(client.call(sitePlan.save, { body }))).status).toBe(422);
  });

  it('is found by the index, not by reading all plans', async () => {
    const plan = await kit()
      .database.db.transaction()
      .execute(async (trx) => {
        // A table of two rows is read whole, unless that is made expensive.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select 1 from site_plan as s
        where box(point(s.west, s.south), point(s.east, s.north)) && box(point(1, 1), point(2, 2))`.execute(trx);
        return rows.map((row) => row['QUERY PLAN']).join(' ');
      });
    expect(plan).toContain('site_plan_box');
  });
});
