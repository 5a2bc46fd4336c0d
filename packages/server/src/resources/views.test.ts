import { resourceCalls, viewCalls, type Client } from '@gongdi/api';
import { allResources, hiddenDangerRectification, projectmanage, usermanage, viewsOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { sampleRecord } from './testing.ts';

const orders = { ...resourceCalls(hiddenDangerRectification), ...viewCalls(hiddenDangerRectification) };
const projects = { ...resourceCalls(projectmanage), ...viewCalls(projectmanage) };

describe('the views of a list', () => {
  const kit = withServer();
  let contractor: Client;
  let stranger: Client;
  const groups = async (client: Client, query: Record<string, unknown>) =>
    client.call(orders.groups!, { query: { by: 'status', first: 0, ...query } });
  const total = (found: { total: number }[]): number => found.reduce((sum, one) => sum + one.total, 0);
  const listed = async (client: Client, query: Record<string, unknown> = {}) =>
    (await client.call(orders.list!, { query })).total;

  beforeAll(async () => {
    [contractor, stranger] = await Promise.all([kit().client('contractor'), kit().client('beichen')]);
  });

  it('count what the list shows, for each company its own', async () => {
    expect(await listed(contractor)).toBeGreaterThan(2);
    expect(total(await groups(contractor, {}))).toBe(await listed(contractor));
    expect(total(await groups(stranger, {}))).toBe(await listed(stranger));
    const body = await sampleRecord(stranger, hiddenDangerRectification);
    const { id } = await stranger.call(orders.add!, { body: { ...body, order_title: '别家单位的隐患' } });
    const board = await groups(stranger, { first: 20 });
    expect(board.flatMap(({ list }) => list.map((row) => row.id))).toContain(id);
    const others = [...(await groups(contractor, { first: 20 })), ...(await groups(contractor, { by: 'deadline' }))];
    expect(JSON.stringify(others)).not.toContain('别家单位的隐患');
    expect(total(await groups(contractor, {}))).toBe(await listed(contractor));
  });

  it('have a column for each state, also for one without records, with the first records of each', async () => {
    const board = await groups(contractor, { first: 1 });
    expect(board.map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
    for (const { key, total: count, list } of board) {
      expect(list).toHaveLength(Math.min(count, 1));
      expect(count).toBe(await listed(contractor, { status: key }));
      for (const row of list) expect(String(row['status' as never])).toBe(key);
    }
  });

  it('are filtered as the list is', async () => {
    const filters = { danger_level: '1' };
    expect(total(await groups(contractor, filters))).toBe(await listed(contractor, filters));
    expect(total(await groups(contractor, { ...filters, first: 2 }))).toBe(await listed(contractor, filters));
    await expect(groups(contractor, { danger_level: 'x' })).rejects.toMatchObject({
      problems: [expect.objectContaining({ path: 'danger_level' })],
    });
    await expect(groups(contractor, { nothing: '1' })).rejects.toMatchObject({ code: 42200 });
    await expect(groups(contractor, { by: 'order_title' })).rejects.toMatchObject({ code: 42200 });
  });

  it('show the records of a range of days, and refuse an endless one', async () => {
    const range = { begin_deadline: '2026-01-01', end_deadline: '2026-02-10' };
    const body = await sampleRecord(contractor, hiddenDangerRectification);
    for (const deadline of ['2026-01-05', '2026-01-05', '2026-01-05', '2026-02-10', '2026-02-11'])
      await contractor.call(orders.add!, { body: { ...body, deadline } });
    const found = await groups(contractor, { by: 'deadline', first: 2, ...range });
    const days = found.map(({ key, total: count, list }) => [key, count, list.length]);
    expect(days).toEqual(
      expect.arrayContaining([
        ['2026-01-05', 3, 2],
        ['2026-02-10', 1, 1],
      ]),
    );
    expect(days.some(([key]) => key === '2026-02-11')).toBe(false);
    await expect(groups(contractor, { by: 'deadline', first: 2 })).rejects.toMatchObject({ code: 42200 });
    const months = await groups(contractor, { by: 'danger_level', also: 'deadline', ...range });
    expect(months.map(({ key, also }) => `${key} ${also}`)).toEqual(expect.arrayContaining(['1 2026-01', '1 2026-02']));
  });

  it('put an instant on the day that it has on the site', async () => {
    const { db } = kit().database;
    // 23:30 of 4 May in Shanghai, and 00:30 of 5 May.
    for (const at of ['2031-05-04T15:30:00Z', '2031-05-04T16:30:00Z'])
      await sql`update correction set closed_at = ${at} where id = (
        select id from correction where closed_at is null or closed_at < '2031-01-01' order by id limit 1)`.execute(db);
    const admin = await kit().client('admin');
    const found = await admin.call(orders.groups!, { query: { by: 'closed_at', unit: 'day', first: 0 } });
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(['2031-05-04', '2031-05-05']));
  });

  it('gather places into cells, find those in a box, and tell no other company', async () => {
    const body = await sampleRecord(stranger, projectmanage);
    const at = (longitude: number, latitude: number, name: string) => ({
      ...body,
      project_name: name,
      project_address: { location: { longitude, latitude, address: name } },
    });
    for (const [lon, lat, name] of [
      [100.001, 30.001, '近一'],
      [100.002, 30.002, '近二'],
      [101.5, 30.5, '远'],
    ] as const)
      await stranger.call(projects.add!, { body: at(lon, lat, name) });
    const box = { within_project_address: '99,29,102,31' };
    const found = await stranger.call(projects.places!, { query: { ...box, cell: 0.1 } });
    expect(found.map((place) => [place.total, place.row?.['project_name' as never]])).toEqual([
      [2, undefined],
      [1, '远'],
    ]);
    expect(found[0]!.longitude).toBeCloseTo(100.0015, 5);
    expect(found[0]!.box).toEqual([100.001, 30.001, 100.002, 30.002]);
    expect((await stranger.call(projects.list!, { query: box })).total).toBe(3);
    expect(await contractor.call(projects.places!, { query: { ...box, cell: 0.1 } })).toEqual([]);
    for (const wrong of ['1,2,3', '2,0,1,1', 'a,b,c,d', '1,,2,3'])
      await expect(
        stranger.call(projects.places!, { query: { within_project_address: wrong, cell: 1 } }),
      ).rejects.toMatchObject({ problems: [expect.objectContaining({ path: 'within_project_address' })] });
  });

  it('are refused to whoever may not see the list', async () => {
    const patrol = await kit().client('patrol');
    const { groups: counts } = viewCalls(usermanage);
    await expect(resourceIsRefused(patrol)).resolves.toBe(true);
    await expect(patrol.call(counts!, { query: { by: 'user_status', first: 0 } })).rejects.toMatchObject({
      code: 40301,
    });
  });

  const resourceIsRefused = (client: Client) =>
    client.call(resourceCalls(usermanage).list!, { query: {} }).then(
      () => false,
      () => true,
    );

  it('answer for every resource that has them', async () => {
    const admin = await kit().client('admin');
    for (const resource of allResources()) {
      const { groups: counts, places } = viewCalls(resource);
      const { kanban, calendar, chart } = viewsOf(resource);
      const ask = (query: Record<string, unknown>) => admin.call(counts!, { query: { first: 0, ...query } });
      if (kanban) await ask({ by: kanban.name, first: 3 });
      if (calendar) {
        const { name } = calendar;
        await ask({ by: name, first: 3, [`begin_${name}`]: '2026-11-01', [`end_${name}`]: '2026-12-01' });
      }
      for (const field of chart?.codes ?? []) {
        const found = await ask({ by: field.name, also: chart!.times[0]?.name });
        const { total: all } = await admin.call(resourceCalls(resource).list!, { query: {} });
        expect([resource.name, field.name, total(found)]).toEqual([resource.name, field.name, all]);
      }
      if (places) await admin.call(places, { query: { cell: 1 } });
    }
  });
});
