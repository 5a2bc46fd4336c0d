import { resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import {
  allResources,
  FIELD_EXAMPLES,
  formFieldsOf,
  isNamedAsNumber,
  sheetColumnsOf,
  storedFieldsOf,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { sampleRecord } from './testing.ts';

// What holds for every module by its definition alone. That each is added, changed and read back, that organisations
// are kept apart, and that calls ask for their permission is in records.test.ts and http/contract.test.ts.
const RESOURCES = allResources().map((resource) => [resource.name, resource] as const);
const ADDED = RESOURCES.filter(([, { viewOf, endpoints }]) => viewOf === undefined && endpoints.add !== undefined);

describe('every module', () => {
  const kit = withServer();
  let contractor: Client;
  let admin: Client;
  beforeAll(async () => {
    [contractor, admin] = (await Promise.all(['contractor', 'admin'].map((name) => kit().client(name)))) as [
      Client,
      Client,
    ];
  });

  const refusal = (work: Promise<unknown>): Promise<CallFailure | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => error as CallFailure,
    );

  it('has a list in pages', async () => {
    for (const [name, resource] of RESOURCES) {
      const { list } = resourceCalls(resource);
      if (!list) continue;
      const { list: rows, total, page } = await admin.call(list, { query: { page_size: 3 } });
      expect([name, page, rows.length]).toEqual([name, 1, Math.min(total, 3)]);
    }
  });

  it.each(ADDED)('%s says by its labels what a new record lacks', async (_, resource) => {
    const { add } = resourceCalls(resource);
    const required = formFieldsOf(resource, 'add').filter((field) => field.required && field.initial === undefined);
    const problems = (await refusal(contractor.call(add!, { body: {} }, { quiet: true })))?.problems ?? [];
    const missed = required.filter(
      ({ name, label }) => !problems.some(({ path, message }) => path === name && message.includes(label.zh)),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it.each(ADDED)('%s says what is wrong with each field', async (_, resource) => {
    const { add } = resourceCalls(resource);
    const wrong = formFieldsOf(resource, 'add').flatMap(({ name, kind }) => {
      const example = FIELD_EXAMPLES[kind];
      return 'wrong' in example ? [[name, example.wrong] as const] : [];
    });
    const body = { ...(await sampleRecord(contractor, resource)), ...Object.fromEntries(wrong) };
    // What the record settles by itself, such as a birthday by the identity number, is not read from the form.
    const settled: Record<string, unknown> = resource.settle?.(body) ?? body;
    const read = wrong.filter(([name, value]) => settled[name] === value);
    const problems = (await refusal(contractor.call(add!, { body }, { quiet: true })))?.problems ?? [];
    const told = new Set(problems.filter(({ message }) => message !== '').map(({ path }) => path.split('.')[0]));
    expect(read.map(([name]) => name).filter((name) => !told.has(name))).toEqual([]);
  });

  const sheets = ADDED.filter(([, { endpoints }]) => endpoints.import && endpoints.export && endpoints.delete);

  it.each(sheets)('%s comes back from its own sheet as it was', async (_, resource) => {
    const { add, delete: remove, export: out, import: back, list } = resourceCalls(resource);
    const body = await sampleRecord(contractor, resource);
    const all = async () => (await contractor.call(list!, { query: { page_size: 1000 } })).list;
    const { id } = await contractor.call(add!, { body });
    const personal = resource.endpoints.personal ? { personal: '1' } : {};
    const file = await contractor.call(out!, { query: { ids: id, ...personal } });
    const before = (await all()).find((row) => row.id === id)!;
    await contractor.call(remove!, { params: { id } });
    const present = new Set((await all()).map((row) => row.id));
    const form = { type: 2 as const, key: `every-${resource.name}` };
    const result = await contractor.call(back!, { form, file, fileName: 'a.xlsx' });
    expect(result).toMatchObject({ total: 1, added: 1, errors: [] });
    const added = (await all()).filter((row) => !present.has(row.id));
    const columns = new Set(sheetColumnsOf(resource).map(({ path }) => path[0]));
    const held = (row: object) =>
      JSON.parse(
        JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))), leavingIds),
      ) as object;
    expect(added.map(held)).toEqual([held(before)]);
    // What no form asks for follows from rules, which hold for the rows of a sheet as well.
    const asked = new Set(formFieldsOf(resource, 'add').map(({ name }) => name));
    const followed = storedFieldsOf(resource).filter(({ name }) => !asked.has(name) && !isNamedAsNumber(name));
    // The place in a tree is made of the id.
    const consequences = (row: object) =>
      followed.map(({ name }) => {
        const value = (row as Record<string, unknown>)[name] ?? null;
        return [name, typeof value === 'string' ? value.replace((row as { id: string }).id, 'id') : value] as const;
      });
    expect(added.map(consequences)).toEqual([consequences(before)]);
  });
});

/** An address has an id of its own in each record. */
const leavingIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value);
