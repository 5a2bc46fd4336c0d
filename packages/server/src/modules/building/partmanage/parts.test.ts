import { CallFailure, calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { componentmanage, PART_STATUS, partmanage, projectmanage, type InputOf, type RowOf } from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../resources/testing.ts';
import { withServer } from '../../../testing.ts';

type Part = RowOf<typeof partmanage>;
const parts = resourceCalls(partmanage);
const steps = stepCalls(partmanage);
const components = resourceCalls(componentmanage);

/** A small random generator whose sequence is the same in each run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** What the database keeps of a tree, found slowly by walking from each part to the top. */
function oracle(rows: readonly Part[]): Map<string, { full_name: string; status: number; leaf: boolean }> {
  const kidsOf = (id: string) => rows.filter(({ parent_id }) => parent_id === id);
  const nameOf = (one: Part): string => {
    const above = rows.find(({ id }) => id === one.parent_id);
    return above ? `${nameOf(above)}/${one.part_name}` : one.part_name;
  };
  const statusOf = (one: Part): number => {
    const below = kidsOf(one.id).map(statusOf);
    if (below.length === 0) return one.part_status;
    if (below.every((state) => state >= PART_STATUS.done)) return Math.min(...below);
    return below.some((state) => state > PART_STATUS.planned) ? PART_STATUS.running : PART_STATUS.planned;
  };
  return new Map(
    rows.map((one) => [one.id, { full_name: nameOf(one), status: statusOf(one), leaf: kidsOf(one.id).length === 0 }]),
  );
}

describe('the tree of a building', () => {
  const kit = withServer();
  let contractor: Client;
  beforeAll(async () => {
    contractor = await kit().client('contractor');
  });
  const newProject = async () => {
    const body = (await sampleRecord(contractor, projectmanage)) as InputOf<typeof projectmanage>;
    return contractor.call(resourceCalls(projectmanage).add!, { body });
  };
  const generate = (project_id: string, more: object = {}) =>
    contractor.call(calls.part.generateParts, {
      body: { project_id, blocks: ['1#楼', '2#楼'], from_floor: -1, to_floor: 3, sections: ['A段', 'B段'], ...more },
    });
  const generateAs = (client: Client, project_id: string) =>
    client.call(
      calls.part.generateParts,
      { body: { project_id, blocks: ['9#楼'], from_floor: 1, to_floor: 1, sections: [] } },
      { quiet: true },
    );
  const allOf = async (project_id: string): Promise<Part[]> =>
    (await contractor.call(parts.list!, { query: { project_id, page_size: 200 } })).list;
  const find = (rows: readonly Part[], name: string): Part => rows.find(({ full_name }) => full_name === name)!;
  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CallFailure);
    return error as CallFailure;
  };

  it('is generated in the order of the building, and again only what is missing', async () => {
    const { id } = await newProject();
    expect(await generate(id, { dry_run: true })).toMatchObject({ added: 26 });
    expect(await allOf(id)).toHaveLength(0);
    expect((await generate(id)).added).toBe(26);
    const rows = await allOf(id);
    expect(rows.slice(0, 8).map(({ full_name }) => full_name)).toEqual([
      '1#楼',
      '1#楼/地下1层',
      '1#楼/地下1层/A段',
      '1#楼/地下1层/B段',
      '1#楼/1层',
      '1#楼/1层/A段',
      '1#楼/1层/B段',
      '1#楼/2层',
    ]);
    expect(find(rows, '1#楼/3层/B段').part_code).toBe('01-F03-02');
    expect((await generate(id, { to_floor: 4 })).added).toBe(6);
    expect((await generate(id, { to_floor: 4 })).added).toBe(0);
  });

  it('keeps names, order and states as a walk through the tree finds them, whatever is moved and done', async () => {
    const { id } = await newProject();
    await generate(id, { blocks: ['1#楼', '2#楼', '3#楼'], to_floor: 2 });
    const random = randomOf(20_261_128);
    let done = 0;
    for (let round = 0; round < 60; round++) {
      const rows = await allOf(id);
      const one = rows[random(rows.length)]!;
      if (random(2) === 0) {
        const to = rows[random(rows.length)]!;
        const body = { ...one, parent_id: to.id, order_number: random(9), part_name: `${one.part_name}${round}` };
        done += await contractor.call(parts.edit!, { body }, { quiet: true }).then(
          () => 1,
          () => 0,
        );
      } else {
        const step = ['start', 'finish', 'accept', 'rework'][random(4)]!;
        const body = { id: one.id, state_date: '2026-10-20', state_note: '第 1 次' };
        done += await contractor.call(steps[step]!, { body }, { quiet: true }).then(
          () => 1,
          () => 0,
        );
      }
    }
    expect(done).toBeGreaterThan(15);
    const rows = await allOf(id);
    const wanted = oracle(rows);
    for (const row of rows)
      expect({ full_name: row.full_name, status: row.part_status, leaf: row.leaf_flag }).toEqual(wanted.get(row.id));
    // The order of the list is that of the tree: each part directly after what lies below its elder sibling.
    const walk = (parent: string | null): string[] =>
      rows
        .filter(({ parent_id }) => (parent_id ?? null) === parent)
        .toSorted((a, b) => a.order_number - b.order_number || (a.id < b.id ? -1 : 1))
        .flatMap((row) => [row.id, ...walk(row.id)]);
    expect(rows.map((row) => row.id)).toEqual(walk(null));
  });

  it('refuses a cycle, a level above the one above, another project and a second part of one name', async () => {
    const { id } = await newProject();
    await generate(id);
    const rows = await allOf(id);
    const [block, floor] = [find(rows, '1#楼'), find(rows, '1#楼/2层')];
    const cycle = await refusal(
      contractor.call(parts.edit!, { body: { ...block, parent_id: floor.id } }, { quiet: true }),
    );
    expect(cycle.message).toContain('不能移到自己或自己的下级');
    expect(cycle.problems).toMatchObject([{ path: 'parent_id' }]);
    const other = find(rows, '2#楼/2层');
    const level = await refusal(
      contractor.call(parts.edit!, { body: { ...floor, parent_id: other.id } }, { quiet: true }),
    );
    expect(level.problems).toMatchObject([{ path: 'part_kind' }]);
    const elsewhere = await newProject();
    await generate(elsewhere.id, { blocks: ['外楼'] });
    const foreign = find(await allOf(elsewhere.id), '外楼');
    await refusal(contractor.call(parts.edit!, { body: { ...floor, parent_id: foreign.id } }, { quiet: true }));
    const twice = { project_id: id, parent_id: block.id, part_name: '2层', part_kind: 3, order_number: 1 };
    expect((await refusal(contractor.call(parts.add!, { body: twice }, { quiet: true }))).message).toContain('2层');
    expect((await allOf(id)).map((row) => row.full_name)).toEqual(rows.map((row) => row.full_name));
  });

  it('takes states in their order of days, and not where others lie below', async () => {
    const { id } = await newProject();
    await generate(id);
    const rows = await allOf(id);
    const [section, floor] = [find(rows, '1#楼/1层/A段'), find(rows, '1#楼/1层')];
    const step = (name: string, of: Part, state_date: string) =>
      contractor.call(steps[name]!, { body: { id: of.id, state_date } }, { quiet: true });
    expect((await refusal(step('start', floor, '2026-10-01'))).message).toContain('有下级部位');
    expect((await refusal(step('start', section, '2099-01-01'))).message).toContain('不能晚于今天');
    await step('start', section, '2026-10-05');
    expect((await refusal(step('finish', section, '2026-10-04'))).message).toContain('2026-10-05');
    await step('finish', section, '2026-10-12');
    expect(find(await allOf(id), '1#楼/1层').part_status).toBe(PART_STATUS.running);
    expect(find(await allOf(id), '1#楼').part_status).toBe(PART_STATUS.running);
    expect(find(await allOf(id), '2#楼').part_status).toBe(PART_STATUS.planned);
  });

  it('counts what the lists find, and lists find what hangs below a part', async () => {
    const { id } = await newProject();
    await generate(id);
    const rows = await allOf(id);
    for (const [name, ...taken] of [
      ['1#楼/1层/A段', 'start', 'finish', 'accept'],
      ['1#楼/1层/B段', 'start'],
      ['1#楼/2层/A段', 'start', 'finish'],
    ] as const)
      for (const step of taken)
        await contractor.call(steps[step]!, { body: { id: find(rows, name).id, state_date: '2026-10-20' } });
    for (const [at, name] of ['1#楼/1层/A段', '1#楼/1层', '1#楼/3层/B段'].entries())
      await contractor.call(components.add!, {
        body: {
          component_name: `板 ${at}`,
          component_code: `${id}-${at}`,
          component_kind: 1,
          project_id: id,
          part_id: find(rows, name).id,
        },
      });
    const block = find(rows, '1#楼');
    const { list } = await contractor.call(calls.part.partCounts, { params: { id: block.id } });
    expect(list.map(({ name }) => name)).toEqual(['地下1层', '1层', '2层', '3层']);
    expect(list[1]).toMatchObject({
      parts: [
        { state: 2, count: 1 },
        { state: 4, count: 1 },
      ],
      components: [{ state: 1, count: 2 }],
    });
    for (const below of list) {
      for (const { state, count } of below.parts) {
        const query = { parent_id: below.id, leaf_flag: 'true', part_status: String(state) };
        expect((await contractor.call(parts.list!, { query })).total).toBe(count);
      }
      for (const { state, count } of below.components)
        expect(
          (await contractor.call(components.list!, { query: { part_id: below.id, component_status: String(state) } }))
            .total,
        ).toBe(count);
    }
    expect((await contractor.call(components.list!, { query: { part_id: block.id } })).total).toBe(3);
  });

  it('unfolds level by level for selectors, and a subtree is one range of an index', async () => {
    const { id } = await newProject();
    await generate(id);
    const top = await contractor.call(calls.base.branches, {
      params: { resource: 'partmanage' },
      query: { project_id: id },
    });
    expect(top.map(({ name, leaf }) => [name, leaf])).toEqual([
      ['1#楼', false],
      ['2#楼', false],
    ]);
    const query = { project_id: id, parent_id: top[1]!.id };
    const floors = await contractor.call(calls.base.branches, { params: { resource: 'partmanage' }, query });
    expect(floors.map(({ name }) => name)).toEqual(['地下1层', '1层', '2层', '3层']);
    const { db } = kit().database;
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      // In a small table any index that has the path will do.
      await sql`set local enable_indexonlyscan = off`.execute(trx);
      const { rows: found } = await sql<{ path: string }>`select path from part where id = ${top[0]!.id}`.execute(trx);
      const { path } = found[0]!;
      const { rows } = await sql<Record<string, string>>`explain select part_name from part
        where path >= ${path} and path < ${path} || chr(127)`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('part_path_index');
    expect(plan).toMatch(/Index Cond: \(\(path >= .*\) AND \(path < /);
  });

  it('comes from a sheet that names the part above, if that stands before', async () => {
    const { id } = await newProject();
    const rows = [
      { part_name: '主体', part_kind: 1, above_name: '' },
      { part_name: '1层', part_kind: 3, above_name: '主体' },
      { part_name: 'A段', part_kind: 4, above_name: '主体/1层' },
    ].map((one, at) => ({ ...one, project_id: id, order_number: at, part_code: `${id}-${at}` }));
    const bring = async (records: object[]) => {
      const { project_name } = await contractor.call(resourceCalls(projectmanage).detail!, { params: { id } });
      const sheet = await exportRecords(partmanage, records as Record<string, unknown>[], {
        titles: { projectmanage: () => project_name },
      });
      const form = { type: 2 as const, key: `parts-${id}-${records.length}` };
      return contractor.call(parts.import!, { form, file: new Blob([sheet]), fileName: '部位.xlsx' }, { quiet: true });
    };
    expect((await refusal(bring([rows[1]!, rows[2]!]))).message).toContain('没有找到上级部位「主体」');
    expect(await bring(rows)).toMatchObject({ added: 3, failed: 0 });
    expect((await allOf(id)).map(({ full_name }) => full_name)).toEqual(['主体', '主体/1层', '主体/1层/A段']);
  });

  it('shows nothing of another company', async () => {
    const stranger = await kit().client('beichen');
    const { id } = await newProject();
    await generate(id);
    const { id: part } = find(await allOf(id), '1#楼');
    const query = { project_id: id };
    expect(await stranger.call(calls.base.branches, { params: { resource: 'partmanage' }, query })).toEqual([]);
    await refusal(stranger.call(calls.part.partCounts, { params: { id: part } }, { quiet: true }));
    await refusal(generateAs(stranger, id));
  });
});
