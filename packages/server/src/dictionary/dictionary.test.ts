import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { dictionaries, projectmanage, projectPhase, type InputOf } from '@gongdi/domain';
import { openWorkbook } from '@gongdi/sheets';
import { describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { describeServers } from '../testing.ts';
import { placesOf, rowPlacesOf } from './entry-usage.ts';

const project = resourceCalls(projectmanage);
const HANDED_OVER = { value: 60, label: { zh: '移交', en: 'Handed over' }, color_type: 'success' as const };

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

let count = 0;
const input = (project_phase: number): InputOf<typeof projectmanage> => ({
  project_name: `字典项目 ${(count += 1)}`,
  project_phase,
  project_address: { location: { address: '世纪大道 1 号', longitude: 121.5, latitude: 31.2 } },
  begin_time: '2026-03-01',
});

async function phases(client: Client) {
  const all = await client.call(calls.base.dictionaryList, { query: {} });
  return all.find((one) => one.dict_type === 'project_phase')!;
}

async function change(client: Client, entries: Awaited<ReturnType<typeof phases>>['entries'] | object[]) {
  const { version } = await phases(client);
  const params = { dict_type: 'project_phase' };
  return client.call(calls.base.dictionaryEdit, { params, body: { version, entries: entries as never } });
}

describeServers('dictionaries', (kit) => {
  it('reads without a session what the product brings', async () => {
    const client = await kit().client();
    const all = await client.call(calls.base.dictionaryList, { query: {} });
    expect(all.map((one) => one.dict_type).toSorted()).toEqual([...dictionaries.keys()].toSorted());
    expect(await client.call(calls.base.dictionaryList, { query: { changed_only: '1' } })).toEqual([]);
    const types = await client.call(calls.base.deviceTypes, {});
    expect(types[0]).toEqual({
      dd_value: 2,
      status: 1,
      name: expect.any(String),
      abbreviation: null,
      path: '/devicelist?device_type=2',
    });
    expect(types.find(({ dd_value }) => dd_value === 17)).toMatchObject({ abbreviation: 'pit', path: '/pit' });
    for (const path of ['ProjectPhase/', 'constructionType/', 'ConstructionNature/']) {
      const url = `${kit().address}/api/base/data-dictionary/ProjectConstructionSite/${path}`;
      const answer = (await (await fetch(url)).json()) as { code: number; data: object[] };
      expect(answer.code).toBe(0);
      expect(answer.data[0]).toEqual({ dd_value: 1, remark: expect.any(String) });
    }
  });

  it('is changed by whoever may, and by nobody else', async () => {
    const owner = await kit().client('owner');
    expect(await refused(change(owner, [...projectPhase.entries]))).toMatchObject({ code: 40301 });
    expect((await phases(owner)).version).toBe(0);
  });

  describe('an added entry', () => {
    it('holds for records, exports, templates and messages, and refuses before', async () => {
      const admin = await kit().client('admin');
      const contractor = await kit().client('contractor');
      expect(await refused(contractor.call(project.add!, { body: input(60) }))).toMatchObject({ code: 42200 });
      const before = await phases(admin);
      const after = await change(admin, [HANDED_OVER, ...before.entries]);
      expect(after.entries[0]).toMatchObject({ ...HANDED_OVER, built_in: false, disabled: false });
      expect(after.version).toBe(before.version + 1);

      const row = await contractor.call(project.add!, { body: input(60) });
      expect(row).toMatchObject({ project_phase: 60 });
      const book = await contractor.call(project.export!, { query: { project_phase: '60' } });
      const sheets = await openWorkbook(new Uint8Array(await book.arrayBuffer()));
      const cells: unknown[] = [];
      for await (const { rows } of sheets.batches(0)) cells.push(...rows.flatMap((one) => one.cells));
      expect(cells).toContain('移交');
      expect(await contractor.call(calls.base.projectPhases, {})).toContainEqual({ dd_value: 60, remark: '移交' });
    });

    it('cannot be removed while a record has it, and can afterwards', async () => {
      const admin = await kit().client('admin');
      const contractor = await kit().client('contractor');
      const { entries } = await phases(admin);
      const without = entries.filter((entry) => entry.value !== 60);
      const failure = await refused(change(admin, without));
      expect(failure).toMatchObject({ code: 40902, message: '字典项「移交」已被数据使用，不能删除，可以停用' });
      const page = await contractor.call(project.list!, { query: { project_phase: '60' } });
      for (const { id } of page.list) await contractor.call(project.delete!, { params: { id } });
      expect((await change(admin, without)).entries.some((entry) => entry.value === 60)).toBe(false);
    });
  });

  it('disables a built-in entry for new records; those that have it keep it', async () => {
    const admin = await kit().client('admin');
    const contractor = await kit().client('contractor');
    const row = await contractor.call(project.add!, { body: input(3) });
    const { entries } = await phases(admin);
    await change(
      admin,
      entries.map((entry) => (entry.value === 3 ? { ...entry, disabled: true } : entry)),
    );
    const failure = await refused(contractor.call(project.add!, { body: input(3) }));
    expect(failure.problems).toMatchObject([{ path: 'project_phase', code: 'not_in_dictionary' }]);
    const { id, version } = row as { id: string; version: number };
    const body = { ...input(3), id, version };
    expect(await contractor.call(project.edit!, { body })).toMatchObject({ project_phase: 3 });
  });

  it('refuses to lose a built-in entry, twice the same word, and a stale version', async () => {
    const admin = await kit().client('admin');
    const { entries, version } = await phases(admin);
    const lost = await refused(change(admin, entries.slice(1)));
    expect(lost.problems).toMatchObject([{ path: 'entries', code: 'builtInMissing' }]);
    const twice = await refused(change(admin, [...entries, { value: 61, label: { zh: '在建', en: 'Again' } }]));
    expect(twice.problems).toMatchObject([{ code: 'labelTwice', message: '名称「在建」重复，请修改' }]);
    const params = { dict_type: 'project_phase' };
    const stale = { params, body: { version: version - 1, entries } };
    expect(await refused(admin.call(calls.base.dictionaryEdit, stale))).toMatchObject({ code: 40900 });
    const unknown = { params: { dict_type: 'nothing' }, body: { version: 0, entries } };
    expect(await refused(admin.call(calls.base.dictionaryEdit, unknown))).toMatchObject({ code: 40400 });
  });

  it('counts the uses of each entry, names where they are, and keeps who changed what', async () => {
    const admin = await kit().client('admin');
    const contractor = await kit().client('contractor');
    const params = { dict_type: 'project_phase' };
    const countOf = async (value: number) => {
      const uses = await admin.call(calls.base.dictionaryUses, { params });
      expect(uses).toMatchObject({
        complete: true,
        places: expect.arrayContaining([
          expect.objectContaining({ resource: 'projectmanage', field: 'project_phase' }),
        ]),
      });
      return uses.counts.find((one) => one.value === value)?.count ?? 0;
    };
    const had = await countOf(5);
    await contractor.call(project.add!, { body: input(5) });
    // The project, and its labour face.
    expect(await countOf(5)).toBe(had + 2);
    await expect(contractor.call(calls.base.dictionaryUses, { params })).rejects.toMatchObject({ code: 40301 });

    const before = await phases(admin);
    const renamed = before.entries.map((one) =>
      one.value === 5 ? { ...one, label: { zh: '竣工', en: 'Done' } } : one,
    );
    await change(admin, renamed);
    await change(admin, before.entries);
    const { list, next } = await admin.call(calls.base.dictionaryHistory, { params, query: {} });
    expect(list[0]).toMatchObject({ by: expect.any(String), after: { entries: expect.any(Array) } });
    expect(JSON.stringify([list[0]!.before, list[1]!.after]).match(/竣工"/g)).toHaveLength(2);
    expect(next).toBeNull();
  });

  it('adds nothing where code acts on the values, and disables no state', async () => {
    const admin = await kit().client('admin');
    const all = await admin.call(calls.base.dictionaryList, { query: {} });
    const attempt = (dict_type: string, edit: (entries: (typeof all)[number]['entries']) => object[]) => {
      const { version, entries } = all.find((one) => one.dict_type === dict_type)!;
      const body = { version, entries: edit(entries) as never };
      return refused(admin.call(calls.base.dictionaryEdit, { params: { dict_type }, body }));
    };
    const added = await attempt('warn_level', (entries) => [...entries, { value: 60, label: { zh: '特级', en: 'S' } }]);
    expect(added.problems).toMatchObject([{ code: 'noOwn' }]);
    const disabled = await attempt('correction_status', ([first, ...rest]) => [{ ...first, disabled: true }, ...rest]);
    expect(disabled.problems).toMatchObject([{ path: 'entries.0.disabled', code: 'stateDisabled' }]);
  });

  it('lets one of two administrators who save at once win', async () => {
    const admin = await kit().client('admin');
    const { entries } = await phases(admin);
    const outcomes = await Promise.allSettled([change(admin, entries), change(admin, entries)]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('reaches a second server on the same database, also one that starts later', async () => {
    const admin = await kit().client('admin');
    const { database, clock } = kit();
    const ports = { now: () => clock.now };
    const second = await createServer({ database, ports, checkAnswers: true });
    const read = async () => {
      const answer = await second.app.inject('/api/base/data-dictionary/project-phase');
      return answer.json<{ data: { dd_value: number }[] }>().data.map((one) => one.dd_value);
    };
    try {
      expect(await read()).not.toContain(62);
      const { entries } = await phases(admin);
      await change(admin, [...entries, { value: 62, label: { zh: '质保', en: 'Warranty' } }]);
      await expect.poll(read).toContain(62);
    } finally {
      await second.stop();
    }
    const third = await createServer({ database, ports });
    try {
      const answer = await third.app.inject('/api/base/data-dictionary/project-phase');
      expect(answer.body).toContain('质保');
    } finally {
      await third.stop();
    }
  });
});

it('knows the columns that hold codes', () => {
  expect(placesOf('project_phase')).toEqual([
    { table: 'labour_project', column: 'project_phase' },
    { table: 'project', column: 'project_phase' },
  ]);
  expect(rowPlacesOf('check_result').map(({ code }) => code)).toContain('result');
  expect(placesOf('ent_type')).toContainEqual({ table: 'organisation', column: 'ent_type' });
});
