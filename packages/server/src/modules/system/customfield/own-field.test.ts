import { calls, resourceCalls, stepCalls, viewCalls, type Call, type CallFailure, type Client } from '@gongdi/api';
import {
  customfield,
  CUSTOM_KINDS,
  extendResource,
  hiddenDangerRectification,
  staff,
  type AnyResource,
  type CustomField,
} from '@gongdi/domain';
import { exportRecords, openWorkbook, readRecords, templateFor } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleId } from '../../../demo/index.ts';
import { withServer } from '../../../testing.ts';

type Values = Record<string, unknown>;
type Row = Values & { id: string; version: number };

describe('an own field', () => {
  const kit = withServer();
  let contractor: Client;
  let beichen: Client;
  let owner: Client;
  let patrol: Client;
  beforeAll(async () => {
    [contractor, beichen, owner, patrol] = (await Promise.all(
      ['contractor', 'beichen', 'owner', 'patrol'].map((name) => kit().client(name)),
    )) as [Client, Client, Client, Client];
  });

  const definitions = resourceCalls(customfield);
  const define = async (more: Values, client = contractor): Promise<Row> =>
    await client.call(definitions.add!, {
      body: {
        target: 'staff',
        kind: CUSTOM_KINDS.text,
        is_required: false,
        in_list: true,
        filtered: true,
        position: 100,
        ...more,
      },
    });
  const asField = (one: Awaited<ReturnType<typeof inUse>>[number]) => one as unknown as CustomField;
  const inUse = (client: Client) => client.call(calls.custom.inUse, {});
  const of = async (client: Client, resource: AnyResource): Promise<AnyResource> =>
    extendResource(resource, (await inUse(client)).map(asField));
  const ask = <T>(client: Client, call: unknown, input: object): Promise<T> =>
    client.call(call as Call, input) as Promise<T>;

  let count = 0;
  const person = (more: Values = {}): Values => {
    count += 1;
    return {
      name: `试验员${count}`,
      phone_number: `136${String(count).padStart(8, '0')}`,
      trade: 3,
      status: 3,
      ...more,
    };
  };
  const refusal = async (work: Promise<unknown>): Promise<CallFailure> => {
    try {
      await work;
    } catch (error) {
      return error as CallFailure;
    }
    throw new Error('was not refused');
  };

  it('goes through every surface of the base', async () => {
    const made = await define({
      kind: CUSTOM_KINDS.choice,
      label_zh: '班组等级',
      label_en: 'Grade',
      help: '按月评定',
      choices: [{ label_zh: '甲级', color: 3 }, { label_zh: '乙级' }],
    });
    const name = made['field_name'] as string;
    expect(name).toMatch(/^custom_\d+$/);
    expect(made['choices']).toMatchObject([{ value: 1 }, { value: 2 }]);
    await expect.poll(async () => (await inUse(contractor)).map((one) => one.name)).toContain(name);
    const grade = await of(contractor, staff);
    const people = resourceCalls(grade);

    // add, list with a filter and a sort, detail, edit
    const first = await ask<Row>(contractor, people.add, { body: person({ [name]: 1 }) });
    const second = await ask<Row>(contractor, people.add, { body: person({ [name]: 2 }) });
    expect(first[name]).toBe(1);
    const found = await ask<{ list: Row[]; total: number }>(contractor, people.list, { query: { [name]: '2' } });
    expect(found.list.map(({ id }) => id)).toEqual([second.id]);
    const sorted = await ask<{ list: Row[] }>(contractor, people.list, { query: { sort: name, order: 'asc' } });
    expect(sorted.list.slice(0, 2).map((one) => one[name])).toEqual([1, 2]);
    const edited = await ask<Row>(contractor, people.edit, { body: { ...first, [name]: 2 } });
    expect(edited[name]).toBe(2);
    expect(await ask<Row>(contractor, people.detail, { params: { id: first.id } })).toMatchObject({ [name]: 2 });

    // the history of the record
    const { list } = await contractor.call(calls.record.timeline, {
      params: { resource: 'staff', id: first.id },
      query: {},
    });
    expect(list[0]).toMatchObject({ action: 'edit', changes: [{ name, before: 1, after: 2 }] });

    // groups of a chart, bulk edit with its preview
    const groups = await ask<{ key: string | null; total: number }[]>(contractor, viewCalls(grade).groups, {
      query: { by: name, first: 0 },
    });
    expect(groups).toContainEqual(expect.objectContaining({ key: '2', total: 2 }));
    const preview = await contractor.call(calls.job.bulkPreview, {
      body: { resource: 'staff', ids: [first.id, second.id], query: {}, changes: { [name]: 1 } },
    });
    expect(preview.changed.map(({ before }) => before)).toEqual([{ [name]: 2 }, { [name]: 2 }]);

    // template, export, import
    const rowsIn = async (bytes: Uint8Array) => readRecords(grade, await openWorkbook(bytes));
    await expect(rowsIn(await templateFor(grade))).rejects.toThrow(/没有数据/);
    const sheet = await ask<Blob>(contractor, people.export, { query: { [name]: '2' } });
    const read = await rowsIn(new Uint8Array(await sheet.arrayBuffer()));
    // Telephones are masked in the sheet, so its rows are not clean.
    expect(JSON.stringify(read.refused).match(/乙级/g)).toHaveLength(2);
    const upload = await exportRecords(grade, [person({ [name]: 1 })]);
    const imported = await ask<{ added: number; errors: unknown[] }>(contractor, people.import, {
      form: { type: 2, key: 'own-field-import' },
      file: new Blob([upload]),
      fileName: '人员.xlsx',
    });
    expect(imported).toMatchObject({ added: 1, errors: [] });
    const graded = await ask<{ total: number }>(contractor, people.list, { query: { [name]: '1' } });
    expect(graded.total).toBe(1);

    // API document of the company
    const text = await (await ask<Blob>(contractor, calls.custom.document, {})).text();
    expect(text).toContain(name);
    expect(text).toContain('班组等级');
    expect(await (await ask<Blob>(contractor, calls.custom.document, {})).text()).toBe(text);

    // recycle bin and back
    await ask(contractor, people.delete, { params: { id: second.id } });
    expect((await ask<{ total: number }>(contractor, people.list, { query: { [name]: '2' } })).total).toBe(1);
    await contractor.call(calls.recycle.restore, { body: { records: [{ resource: 'staff', id: second.id }] } });
    expect((await ask<{ total: number }>(contractor, people.list, { query: { [name]: '2' } })).total).toBe(2);

    // removed without loss, and brought back
    const steps = stepCalls(customfield);
    await ask(contractor, steps['withdraw'], { body: { id: made.id } });
    await expect.poll(async () => (await inUse(contractor)).find((one) => one.name === name)?.removed).toBe(true);
    const plain = resourceCalls(staff);
    expect(await ask<Row>(contractor, plain.detail, { params: { id: first.id } })).not.toHaveProperty(name);
    const late = await refusal(ask(contractor, people.add, { body: person({ [name]: 1 }) }));
    expect(late.problems.map(({ path }) => path)).toEqual([name]);
    await ask(contractor, plain.edit, { body: { ...first, version: undefined, name: '改名', [name]: undefined } });
    await ask(contractor, steps['restore'], { body: { id: made.id } });
    await expect
      .poll(async () => (await ask<Row>(contractor, people.detail, { params: { id: first.id } }))[name])
      .toBe(2);
  });

  it('belongs to one company: another one neither sees, sends, sorts nor filters it', async () => {
    const made = await define({ label_zh: '内部编号' });
    const name = made['field_name'] as string;
    await expect.poll(async () => (await inUse(contractor)).map((one) => one.name)).toContain(name);
    const inside = resourceCalls(await of(contractor, staff));
    const row = await ask<Row>(contractor, inside.add, { body: person({ [name]: '保密' }) });
    for (const client of [beichen, owner]) {
      expect((await inUse(client)).map((one) => one.name)).not.toContain(name);
      const list = await ask<unknown>(client, resourceCalls(staff).list, { query: { page_size: 1000 } });
      expect(JSON.stringify(list)).not.toContain('保密');
      expect((await refusal(ask(client, inside.list, { query: { [name]: '保' } }))).problems[0]?.code).toBe(
        'unknown_query',
      );
      expect((await refusal(ask(client, inside.list, { query: { sort: name } }))).status).toBe(422);
    }
    const refused = await refusal(ask(beichen, inside.add, { body: person({ [name]: '别家' }) }));
    expect(refused.problems.map(({ path }) => path)).toEqual([name]);
    // What another company may read of the record has no trace of it.
    const seen = await ask<unknown>(owner, resourceCalls(staff).detail, { params: { id: row.id } }).catch(() => null);
    expect(JSON.stringify(seen)).not.toContain('保密');
    const other = await define({ label_zh: '内部编号' }, beichen);
    expect(other['field_name']).not.toBe(name);
  });

  it('refuses wrong and huge values, and unknown names', async () => {
    const kinds = await Promise.all(
      [
        { kind: CUSTOM_KINDS.number, label_zh: '楼层', unit: '层' },
        { kind: CUSTOM_KINDS.date, label_zh: '体检日期' },
        {
          kind: CUSTOM_KINDS.choice,
          label_zh: '血型',
          choices: [{ label_zh: 'A' }, { label_zh: 'B', disabled: true }],
        },
        { kind: CUSTOM_KINDS.boolean, label_zh: '持证' },
        { kind: CUSTOM_KINDS.person, label_zh: '师傅' },
        { kind: CUSTOM_KINDS.pictures, label_zh: '证书照片' },
        { kind: CUSTOM_KINDS.text, label_zh: '籍贯', is_required: true },
      ].map((one) => define(one)),
    );
    const names = kinds.map((one) => one['field_name'] as string);
    await expect
      .poll(async () => (await inUse(contractor)).map((one) => one.name))
      .toEqual(expect.arrayContaining(names));
    const [floor, day, blood, licence, master, pictures, origin] = names as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const people = resourceCalls(await of(contractor, staff));
    const good = { [origin]: '河南', [floor]: 3.5, [day]: '2026-05-01', [blood]: 1, [licence]: true };
    const wrong: Values[] = [
      { [floor]: '三' },
      { [floor]: 1e300 },
      { [day]: '2026-02-30' },
      { [blood]: 7 },
      { [blood]: 2 },
      { [licence]: 'yes' },
      { [master]: 'nobody' },
      { [pictures]: [{ id: 'foreign' }] },
      { [origin]: '长'.repeat(256) },
      { [origin]: null },
      { [origin]: { evil: true } },
      { custom_999999: 1 },
      { custom: { custom_1: 1 } },
    ];
    for (const one of wrong) {
      const found = await refusal(ask(contractor, people.add, { body: person({ ...good, ...one }) }));
      expect([one, found.status]).toEqual([one, 422]);
    }
    const row = await ask<Row>(contractor, people.add, { body: person(good) });
    expect(row).toMatchObject(good);
    const listed = async (query: Values) => (await ask<{ total: number }>(contractor, people.list, { query })).total;
    expect(await listed({ [`begin_${floor}`]: '3', [`end_${floor}`]: '4' })).toBe(1);
    expect(await listed({ [`begin_${floor}`]: '4' })).toBe(0);
    expect(await listed({ [`end_${day}`]: '2026-05-01' })).toBe(1);
    expect(await listed({ [licence]: 'true' })).toBe(1);
    expect(await listed({ [origin]: '%' })).toBe(0);
    expect((await refusal(ask(contractor, people.list, { query: { [`begin_${floor}`]: 'x' } }))).status).toBe(422);
    // Emptied values are gone, from the index too.
    await ask(contractor, people.edit, { body: { ...row, [floor]: null } });
    expect(await listed({ [`begin_${floor}`]: '3' })).toBe(0);
    await ask(contractor, people.delete, { params: { id: row.id } });
    const left = await sql`select 1 from custom_value where record_id = ${row.id}`.execute(kit().database.db);
    expect(left.rows).toEqual([]);
    for (const one of kinds) await ask(contractor, stepCalls(customfield)['withdraw'], { body: { id: one.id } });
  });

  it('is seen and filled in by the roles that it names', async () => {
    const hidden = await define({
      target: 'hiddenDangerRectification',
      label_zh: '罚款',
      kind: CUSTOM_KINDS.number,
      read_roles: [roleId('contractor')],
    });
    const fixed = await define({
      target: 'hiddenDangerRectification',
      label_zh: '核定结论',
      edit_roles: [roleId('contractor')],
      is_required: true,
    });
    const [secret, shown] = [hidden['field_name'] as string, fixed['field_name'] as string];
    await expect
      .poll(async () => (await inUse(contractor)).map((one) => one.name))
      .toEqual(expect.arrayContaining([secret, shown]));
    const seen = await inUse(patrol);
    expect(seen.map((one) => one.name)).not.toContain(secret);
    expect(seen.find((one) => one.name === shown)?.may_edit).toBe(false);
    const whole = await ask<{ list: Row[] }>(contractor, resourceCalls(hiddenDangerRectification).list, {
      query: { status: '1' },
    });
    const one = whole.list[0]!;
    const calls2 = resourceCalls(await of(contractor, hiddenDangerRectification));
    await ask(contractor, calls2.edit, { body: { ...one, [secret]: 500, [shown]: '属实' } });
    const read = await ask<Row>(patrol, resourceCalls(await of(patrol, hiddenDangerRectification)).detail, {
      params: { id: one.id },
    });
    expect(read).not.toHaveProperty(secret);
    expect(read[shown]).toBe('属实');
    const story = await patrol.call(calls.record.timeline, {
      params: { resource: 'hiddenDangerRectification', id: one.id },
      query: {},
    });
    expect(JSON.stringify(story)).not.toContain(secret);
  });

  it('has a name, a kind and a place that cannot be changed, and limits', async () => {
    expect((await refusal(define({ label_zh: '姓名' }))).problems[0]?.path).toBe('label_zh');
    expect((await refusal(define({ label_zh: '空选项', kind: CUSTOM_KINDS.choice }))).problems[0]?.path).toBe(
      'choices',
    );
    expect((await refusal(define({ label_zh: '去处', target: 'usermanage' }))).problems[0]?.path).toBe('target');
    const made = await define({ label_zh: '固定' });
    const kept = await ask<Row>(contractor, definitions.edit, {
      body: { ...made, kind: CUSTOM_KINDS.number, target: 'material' },
    });
    expect(kept).toMatchObject({ kind: CUSTOM_KINDS.text, target: 'staff', field_name: made['field_name'] });
    await sql`insert into custom_field (id, org_id, created_at, updated_at, version, target, label_zh, kind, is_required,
        in_list, filtered, position, state)
      select 'many' || n, ${made['org_id']}, now(), now(), 1, 'patrolsite', 'F' || n, 1, false, false, false, n, 1
      from generate_series(1, 50) n`.execute(kit().database.db);
    expect((await refusal(define({ target: 'patrolsite', label_zh: '第五十一' }))).problems[0]?.path).toBe('target');
  });

  it('numbers records by a rule, without gaps, also of fifty that are added at once', async () => {
    const made = await define({
      label_zh: '人员编号',
      kind: CUSTOM_KINDS.number_rule,
      number_pattern: 'RY-{YYYY}-{0000}',
      number_reset: 2,
    });
    const name = made['field_name'] as string;
    await expect.poll(async () => (await inUse(contractor)).map((one) => one.name)).toContain(name);
    const people = resourceCalls(await of(contractor, staff));
    const year = new Date(kit().clock.now).getUTCFullYear();
    const numbered = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => `RY-${year}-${String(from + at).padStart(4, '0')}`);
    const next = () => contractor.call(calls.custom.nextNumber, { params: { id: made.id } });
    expect(await next()).toEqual({ number: numbered(1, 1)[0] });
    const add = (more: Values = {}) => ask<Row>(contractor, people.add, { body: person(more) });
    const rows = await Promise.all(Array.from({ length: 50 }, () => add()));
    expect(rows.map((row) => String(row[name])).toSorted()).toEqual(numbered(1, 50));

    // A record that is refused leaves no gap; nobody chooses a number.
    await refusal(add({ phone_number: rows[0]!['phone_number'] as string }));
    expect((await refusal(add({ [name]: 'RY-1' }))).problems[0]?.path).toBe(name);
    expect((await add())[name]).toBe(numbered(51, 51)[0]);

    // Imported records count on; a deleted record keeps its number.
    const upload = await exportRecords(staff, [person(), person(), person()]);
    const form = { type: 2, key: 'numbered-import' };
    await ask(contractor, people.import, { form, file: new Blob([upload]), fileName: '人员.xlsx' });
    await ask(contractor, people.delete, { params: { id: rows[0]!.id } });
    expect((await add())[name]).toBe(numbered(55, 55)[0]);
    expect(await next()).toEqual({ number: numbered(56, 56)[0] });

    // Each year begins anew, and a number that was given before is passed over.
    await sql`update number_count set last = 2 where field_id = ${Number(name.slice(7))}`.execute(kit().database.db);
    expect((await add())[name]).toBe(numbered(56, 56)[0]);
    kit().clock.now += 366 * 86_400_000;
    contractor = await kit().client('contractor');
    expect((await add())[name]).toBe(`RY-${year + 1}-0001`);
  });
});
