import { ATTENTION_LIMIT, calls, TREND_DAYS, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  COUNT_LIMIT,
  allResources,
  areaOfCode,
  arrange,
  civilDay,
  defineResource,
  earlywarn,
  field,
  findResource,
  leavesOf,
  material,
  messagepublish,
  permission,
  projectFilterOf,
  projectmanage,
  queryFieldsOf,
  repairStatus,
  rolemanage,
  tilesOf,
  titleOf,
  type AnyResource,
  type Attention,
  type PermissionCode,
} from '@gongdi/domain';
import { wireFence, type LonLat } from '@gongdi/geo';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { demoId, organisationId } from '../../../demo/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { defaultSetting } from '../../../settings/settings.ts';
import { withServer } from '../../../testing.ts';
import { workbenchHandlers, type WorkbenchDeps } from './index.ts';

const kit = withServer();

const own = (client: Client, query: object = {}) => client.call(calls.workbench.own, { query });
type Own = Awaited<ReturnType<typeof own>>;

/** One label for all test resources; the text does not matter. */
const label = { zh: '样例', en: 'Sample' };

interface Sample {
  name: string;
  filters: Record<string, string>;
  level: Attention['level'];
}

function sample(noun: string, more: Partial<Sample> = {}) {
  return defineResource({
    name: more.name ?? noun.replaceAll('_', ''),
    noun,
    label,
    service: 'base',
    title: 'title',
    scope: 'organisation',
    fields: {
      title: field.text({ label, required: true, maxLength: 10 }),
      status: field.code({ label, dict: repairStatus, query: 'eq' }),
    },
    attention: [{ label, filters: more.filters ?? { status: '1' }, level: more.level ?? 'info' }],
    endpoints: { list: `GET ${noun}` },
  });
}

/** Handlers for a user of the demo's contractor who may list these resources, without HTTP. */
async function handlersWith(resources: readonly AnyResource[], deps: Partial<WorkbenchDeps> = {}) {
  const reported: unknown[] = [];
  const { db } = kit().database;
  const operations = [{ operation_code: 'list', label }];
  const tree = arrange(resources.map(({ name }) => ({ index: name, label, operations })));
  const report = (error: unknown) => void reported.push(error);
  const all = {
    db,
    timeZone: 'Asia/Shanghai',
    setting: defaultSetting,
    menus: { treeFor: () => tree },
    report,
    ...deps,
  };
  const handler = workbenchHandlers(all, resources).find(({ call }) => call === calls.workbench.own)!;
  const { rows } = await sql<{
    path: string;
  }>`select path from organisation where id = ${organisationId('shanghai')}`.execute(db);
  const { path } = rows[0]!;
  const permissions = new Set<PermissionCode>(resources.map(({ name }) => permission(name, 'list')));
  const caller = { id: 'a', org_id: organisationId('shanghai'), permissions, scope: { read: [path], write: [path] } };
  const ask = (query: object = {}) =>
    handler.run({ query }, { caller, lang: 'zh', now: 0 } as unknown as CallerContext) as Promise<Own>;
  return { ask, reported };
}

async function answerWith(resources: readonly AnyResource[], deps: Partial<WorkbenchDeps> = {}, query: object = {}) {
  const { ask, reported } = await handlersWith(resources, deps);
  return { answer: await ask(query), reported };
}

/** Compares a tile with the list that it leads to. */
async function countsItsList(client: Client, tile: Own['figures'][number], project: Record<string, string> = {}) {
  const { resource, filters, total, total_capped } = tile;
  const { list } = resourceCalls(findResource(resource)!);
  const page = await client.call(list!, { query: { ...filters, ...project, page: 1, page_size: 1 } });
  expect({ resource, filters, total, total_capped }).toEqual({
    resource,
    filters,
    total: page.total,
    total_capped: page.total_capped,
  });
}

const makeTable = (noun: string, rows: number, status = 1) =>
  sql`create table ${sql.table(noun)} as select 'a' || n as id, ${organisationId('shanghai')}::text as org_id, now() as created_at,
    null::text as created_by, now() as updated_at, null::text as updated_by, 1 as version, 'x' as title, ${status}::int as status
    from generate_series(1, ${rows}::int) n`.execute(kit().database.db);

describe('the workbench', () => {
  it.each(['admin', 'contractor', 'owner', 'regulator', 'patrol', 'beichen'])(
    'answers %s in one call what the lists answer',
    async (name) => {
      const client = await kit().client(name);
      const { attention, figures, more, newest } = await own(client, { all: '1' });
      const menus = await client.call(calls.user.permissionMenus, { query: { system_type: 1 } });
      const may = new Set(
        leavesOf(menus).flatMap(({ index, operation_list }) =>
          operation_list.filter((one) => one.checked).map((one) => permission(index, one.operation_code)),
        ),
      );
      const declared = allResources().flatMap((resource) =>
        may.has(permission(resource.name, 'list')) ? tilesOf(resource) : [],
      );
      expect(more).toBe(0);
      const tiles = [...attention, ...figures];
      expect(tiles.map(({ key }) => key).toSorted()).toEqual(declared.map(({ key }) => key).toSorted());
      // What tells most about a site comes first, then all in the order of their declarations.
      const weight = ({ open, ranks }: (typeof declared)[number]) => (open ? 2 : 0) + (ranks ? 1 : 0);
      const inOrder = declared.toSorted((a, b) => weight(b) - weight(a));
      expect(attention.map(({ key, level }) => [key, level])).toEqual(
        inOrder.flatMap(({ key, level }) => (level ? [[key, level]] : [])),
      );
      // What the server does after a start changes some records between the two readings.
      await vi.waitFor(
        async () => {
          const again = await own(client, { all: '1' });
          for (const tile of [...again.attention, ...again.figures]) await countsItsList(client, tile);
        },
        { timeout: 60_000, interval: 1000 },
      );
      const lists = [earlywarn, messagepublish, projectmanage].filter((one) => may.has(permission(one.name, 'list')));
      expect(newest.map(({ resource }) => resource)).toEqual(lists.map((one) => one.name));
      for (const { resource, filters, rows } of newest) {
        const found = findResource(resource)!;
        const page = await client.call(resourceCalls(found).list!, { query: { ...filters, page: 1, page_size: 6 } });
        expect(rows!.map(({ id, title }) => [id, title])).toEqual(
          page.list.map((row) => [row.id, titleOf(found, row)]),
        );
        for (const [at, { beside }] of rows!.entries()) expect(page.list[at]).toMatchObject(beside);
      }
    },
    90_000,
  );

  it('sees something in every list that it compares', async () => {
    const { attention, newest, shortcuts } = await own(await kit().client('contractor'));
    expect(attention.filter(({ total }) => total! > 0).length).toBeGreaterThan(3);
    expect(newest.map(({ rows }) => rows!.length > 0)).toEqual([true, true, true]);
    expect(shortcuts).toHaveLength(6);
  });

  it('counts anew after a step', async () => {
    const client = await kit().client('contractor');
    const waiting = async () =>
      (await own(client, { all: '1' })).attention.find(({ resource }) => resource === material.name)!.total!;
    const before = await waiting();
    const { list } = await client.call(resourceCalls(material).list!, { query: { acceptance_status: '1' } });
    // What a delivery brought is accepted with it.
    const { id } = list.find(({ apply_id }) => !apply_id)!;
    await client.call(stepCalls(material)['accept']!, { body: { id, acceptance_opinion: '合格' } });
    expect(await waiting()).toBe(before - 1);
  });

  it('is arranged for a role by whoever may change roles, within the own company', async () => {
    const contractor = await kit().client('contractor');
    const { list } = await contractor.call(resourceCalls(rolemanage).list!, { query: { role_code: '5002' } });
    const params = { page: 'workbench' as const, role_id: list[0]!.id };
    const body = { order: ['b', 'a'], hidden: ['c'] };
    const arrange = (client: Client, what = body) =>
      client.call(calls.workbench.arrange, { params, body: what }, { quiet: true });
    const patrol = await kit().client('patrol');
    await expect(arrange(patrol)).rejects.toMatchObject({ code: 40301 });
    expect((await own(patrol)).arrangement).toBeNull();
    await arrange(contractor);
    expect((await own(patrol)).arrangement).toEqual({ ...body, role: list[0]!.name });
    // The arrangement of one role is nothing to who has another one.
    expect((await own(contractor)).arrangement).toBeNull();
    await arrange(contractor, { order: [], hidden: [] });
    expect((await own(patrol)).arrangement).toBeNull();
  });

  it('is refused to whoever may not open it', async () => {
    const client = await kit().client();
    await expect(client.call(calls.workbench.own, { query: {} }, { quiet: true })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('offers for filling in what the menus have and the caller may add or import', async () => {
    const client = await kit().client('contractor');
    const groups = await client.call(calls.workbench.fillable, {});
    const staff = groups.flatMap(({ resources }) => resources).find(({ resource }) => resource === 'staff');
    expect(staff).toEqual({ resource: 'staff', label: findResource('staff')!.label, add: true, import: true });
    expect(groups.every(({ resources }) => resources.every((one) => one.add || one.import))).toBe(true);
    // The regulator has no permission for the data entry page.
    const regulator = await kit().client('regulator');
    await expect(regulator.call(calls.workbench.fillable, {}, { quiet: true })).rejects.toMatchObject({ code: 40301 });
  });
});

describe('the home', () => {
  const home = (client: Client, project_id?: string) => client.call(calls.workbench.home, { query: { project_id } });
  const projects = async (client: Client) =>
    (await client.call(resourceCalls(projectmanage).list!, { query: { page: 1, page_size: 50 } })).list;

  it.each(['contractor', 'owner', 'patrol'])(
    'of a project has for %s the numbers of the lists of that project',
    async (name) => {
      const client = await kit().client(name);
      const id = (await projects(client))[0]!.id;
      const { attention, figures } = await home(client, id);
      // Those of areas and fences are counted below.
      const tiles = [...attention, ...figures].filter(({ resource, page }) => findResource(resource) && !page);
      expect(tiles.length).toBeGreaterThan(3);
      for (const tile of tiles) {
        const filter = projectFilterOf(queryFieldsOf(findResource(tile.resource)!))!;
        await countsItsList(client, tile, { [filter]: id });
      }
    },
    60_000,
  );

  it('of a project counts the areas above a limit, and what lies within its fence', async () => {
    const { pool } = kit().database;
    const id = demoId('project', 1);
    const { rows: points } = await pool.query(
      `select p.device_id, a.area_type from area_point p join area a on a.id = p.area_id
       where a.project_id = $1 and p.device_id in (select id from device) limit 1`,
      [id],
    );
    const area = areaOfCode(points[0].area_type)!;
    const exceeded = async (user: string) =>
      (await home(await kit().client(user), id)).attention.find(({ resource }) => resource === area.path)!.total!;
    await pool.query('update device set warn_level = 0 where project_id = $1', [id]);
    expect(await exceeded('owner')).toBe(0);
    await pool.query('update device set warn_level = 2 where id = $1', [points[0].device_id]);
    // Of the same type may be several areas with this device.
    expect(await exceeded('regulator')).toBeGreaterThan(0);

    // Two devices within the fence and one outside.
    const corners: LonLat[] = [
      [121.46, 31.17],
      [121.47, 31.17],
      [121.47, 31.18],
      [121.46, 31.18],
    ];
    const contractor = await kit().client('contractor');
    const listString = JSON.stringify(wireFence([{ outer: corners, holes: [] }], 1_700_000_000_000));
    await contractor.call(calls.fence.save, { body: { projectId: id, listString } });
    const { rows: devices } = await pool.query('select id from device where project_id = $1 order by id limit 3', [id]);
    for (const [at, { id: device }] of devices.entries())
      await pool.query(
        `update device set position = jsonb_build_object('longitude', $2::float8, 'latitude', 31.175) where id = $1`,
        [device, [121.465, 121.466, 121.5][at]],
      );
    await pool.query(
      'update alarm set device_id = $1, alarm_state = 1 where id = (select id from alarm where project_id = $2 limit 1)',
      [devices[0].id, id],
    );
    const { attention, figures } = await home(contractor, id);
    const total = (key: string) => [...attention, ...figures].find((tile) => tile.key === key)!.total!;
    expect([total('fence?devices'), total('fence?outside')]).toEqual([2, 1]);
    const { rows: open } = await pool.query(
      'select count(*)::int as count from alarm where device_id = any($1) and alarm_state in (1, 2, 3)',
      [devices.slice(0, 2).map(({ id: device }) => device)],
    );
    expect(open[0].count).toBeGreaterThan(0);
    expect(total('fence?alarms')).toBe(open[0].count);
  });

  it('of a company compares the projects by the same numbers', async () => {
    const client = await kit().client('contractor');
    const { ranked, projects: compared, mapped } = await home(client);
    expect(mapped).toEqual([projectmanage.name]);
    expect(ranked.length).toBeGreaterThan(1);
    expect(compared!.map(({ id }) => id).toSorted()).toEqual((await projects(client)).map(({ id }) => id).toSorted());
    const sums = compared!.map(({ totals }) => Object.values(totals).reduce((sum, one) => sum + one, 0));
    expect(sums[0]).toBeGreaterThan(0);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    for (const { key, resource, filters } of ranked) {
      const filter = projectFilterOf(queryFieldsOf(findResource(resource)!))!;
      for (const { id, totals } of compared!) {
        const { list } = resourceCalls(findResource(resource)!);
        const page = await client.call(list!, { query: { ...filters, [filter]: id, page_size: 1 } });
        expect([key, id, totals[key]]).toEqual([key, id, page.total]);
      }
    }
  });

  it('has trends that add up to the records of the last days', async () => {
    const client = await kit().client('contractor');
    const { attention } = await home(client);
    const { trend } = attention.find(({ resource }) => resource === earlywarn.name)!;
    expect(trend).toHaveLength(TREND_DAYS);
    const from = civilDay(kit().clock.now - (TREND_DAYS - 1) * 86_400_000, 'Asia/Shanghai');
    const page = await client.call(resourceCalls(earlywarn).list!, {
      query: { begin_started_at: from, page_size: 1 },
    });
    expect(trend!.reduce((sum, one) => sum + one, 0)).toBe(page.total);
    expect(page.total).toBeGreaterThan(0);
  });

  it('is refused for a project that the caller may not see', async () => {
    const id = (await projects(await kit().client('contractor')))[0]!.id;
    const stranger = await kit().client('beichen');
    await expect(
      stranger.call(calls.workbench.home, { query: { project_id: id } }, { quiet: true }),
    ).rejects.toMatchObject({ status: 404 });
    const nothing = await own(stranger, { project_id: id });
    expect([...nothing.attention, ...nothing.figures].map(({ total }) => total).filter(Boolean)).toEqual([]);
  });

  it('shows whose turn it is, what is due first at first', async () => {
    const patrol = await kit().client('patrol');
    const { mine } = await own(patrol);
    expect(mine!.length).toBeGreaterThan(0);
    expect(mine!.map(({ due }) => due)).toEqual(mine!.map(({ due }) => due).toSorted());
    const [first] = mine!;
    const row = await patrol.call(resourceCalls(findResource(first!.resource)!).detail!, { params: { id: first!.id } });
    const { id } = await patrol.call(calls.user.userInfo, {}).then(({ user_id }) => ({ id: user_id }));
    expect(JSON.stringify(row)).toContain(id);
    // Whoever is never named has no turn.
    expect((await own(await kit().client('regulator'))).mine).toEqual([]);
  });
});

describe('a number of the workbench', () => {
  it('counts as far as lists count', async () => {
    await makeTable('bench_many', COUNT_LIMIT + 5);
    await makeTable('bench_full', COUNT_LIMIT);
    const { answer } = await answerWith([sample('bench_many'), sample('bench_full')]);
    expect(answer.attention).toMatchObject([
      { total: COUNT_LIMIT, total_capped: true },
      { total: COUNT_LIMIT, total_capped: false },
    ]);
  });

  it('fails by itself when it is broken or cannot be made, and is told to the operator', async () => {
    await makeTable('bench_sound', 3);
    const { answer, reported } = await answerWith([
      sample('bench_never_made'),
      sample('bench_sound'),
      sample('bench_sound', { filters: { status: 'no number' } }),
    ]);
    expect(answer.attention.map(({ total }) => total)).toEqual([null, 3, null]);
    expect(reported).toHaveLength(2);
  });

  it('fails by itself when it takes too long, and does not hold up the page', async () => {
    await makeTable('bench_quick', 2);
    await sql`create view bench_slow as select * from bench_quick where pg_sleep(20) is not null`.execute(
      kit().database.db,
    );
    const since = performance.now();
    const limits = { together: 300, each: 300, until: 5_000 };
    const { answer } = await answerWith([sample('bench_quick'), sample('bench_slow')], { limits });
    expect(answer.attention.map(({ total }) => total)).toEqual([2, null]);
    expect(performance.now() - since).toBeLessThan(5_000);
    // The timeout of the counting statement does not apply to other statements.
    const { rows } = await sql<{ is: string }>`select current_setting('statement_timeout') as is`.execute(
      kit().database.db,
    );
    expect(rows[0]!.is).toBe('30s');
  });

  it('is not kept from the page by more urgent ones at zero, and is counted anew each time', async () => {
    await makeTable('bench_zero', 0);
    await makeTable('bench_few', 2);
    const many = Array.from({ length: 2 * ATTENTION_LIMIT }, (_, at) =>
      sample('bench_zero', { name: `benchzero${at}`, level: 'error' }),
    );
    const bench = await handlersWith([...many, sample('bench_few')]);
    const { attention, more } = await bench.ask();
    expect(attention).toHaveLength(ATTENTION_LIMIT);
    expect(attention.at(-1)).toMatchObject({ total: 2, level: 'info' });
    expect(more).toBe(ATTENTION_LIMIT + 1);
    await sql`delete from bench_few where id = 'a1'`.execute(kit().database.db);
    expect((await bench.ask()).attention.at(-1)).toMatchObject({ total: 1, level: 'info' });
  });

  it('is asked for in one statement with all others, of the most urgent ones only unless all are wanted', async () => {
    await makeTable('bench_waits', 4);
    const many = Array.from({ length: 3 * ATTENTION_LIMIT }, (_, at) =>
      sample('bench_waits', {
        name: `benchwaits${at}`,
        level: at % 3 === 0 ? 'error' : at % 3 === 1 ? 'info' : 'warning',
      }),
    );
    const asked: string[] = [];
    const heard = new Set<object>();
    const { pool } = kit().database;
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    const spy = vi.spyOn(pool, 'connect').mockImplementation((async () => {
      const client = await connect();
      if (heard.has(client)) return client;
      heard.add(client);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        asked.push(String(args[0]));
        return query(...args);
      }) as typeof client.query;
      return client;
    }) as never);
    try {
      const { answer } = await answerWith(many);
      expect(answer.attention.map(({ level }) => level)).toEqual(
        Array.from({ length: ATTENTION_LIMIT }, () => 'error'),
      );
      expect(answer.more).toBe(2 * ATTENTION_LIMIT);
      expect(asked.filter((text) => text.includes('bench_waits'))).toHaveLength(1);
      asked.length = 0;
      const { answer: whole } = await answerWith(many, {}, { all: '1' });
      expect(whole.attention.map(({ total }) => total)).toEqual(many.map(() => 4));
      expect(whole.more).toBe(0);
      expect(asked.filter((text) => text.includes('bench_waits'))).toHaveLength(1);
    } finally {
      spy.mockRestore();
    }
  });
});
