import { projectmanage, staff, type InputOf } from '@gongdi/domain';
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { resourceRepository, type ListQuery } from './resource-repository.ts';
import { WHOLE, type RowAccess } from './resource-scope.ts';
import type { Tables } from './tables.ts';
import { describeDatabases, TEST_KEYS } from './testing.ts';
import { useKeys } from './vault/keyring.ts';
import { transaction } from './transaction.ts';

const access = (org: string, path: string, more: Partial<RowAccess['scope']> = {}): RowAccess => ({
  scope: { read: [path], write: [path], ...more },
  account_id: `user-${org}`,
  org_id: org,
});
const company = access('c1', 'c1/');
const branch = access('c1a', 'c1/c1a/');
const foreign = access('c2', 'c2/');

const project = (name: string, more: Partial<InputOf<typeof projectmanage>> = {}): InputOf<typeof projectmanage> => ({
  project_name: name,
  project_phase: 1,
  project_address: { location: { longitude: 121.47, latitude: 31.23, address: '上海市浦东新区世纪大道 1 号' } },
  begin_time: '2026-03-01',
  ...more,
});
const person = (name: string, phone: number, more: Partial<InputOf<typeof staff>> = {}): InputOf<typeof staff> => ({
  name,
  phone_number: `138${String(phone).padStart(8, '0')}`,
  trade: 1,
  status: 1,
  ...more,
});

async function addOrganisations({ db }: Database): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z';
  for (const [id, path] of Object.entries({ c1: 'c1/', c1a: 'c1/c1a/', c2: 'c2/' }))
    await sql`insert into organisation (id, path, name, ent_type, created_at, updated_at)
      values (${id}, ${path}, ${id}, 1, ${at}, ${at})`.execute(db);
}

describeDatabases('resourceRepository', (database) => {
  const projects = () => resourceRepository(database().db, projectmanage);
  const people = () => resourceRepository(database().db, staff);
  beforeAll(() => addOrganisations(database()));

  it('gives back what was put in, to the letter', async () => {
    const now = Date.parse('2026-05-06T07:08:09.123Z');
    const input = project('滨江科创中心 "一期" \\ %_', { contract_price: '185000000.10', floor_area: 42600.5 });
    const row = await projects().insert({ ...company, now }, input);
    expect(row).toMatchObject({
      ...input,
      org_id: 'c1',
      created_at: '2026-05-06T07:08:09.123Z',
      created_by: 'user-c1',
      updated_at: '2026-05-06T07:08:09.123Z',
      version: 1,
      end_time: null,
    });
    expect(row.id).toMatch(/^[0-9a-f]{32}$/);
    expect(await projects().get(company, row.id)).toEqual(row);
  });

  describe('a change', () => {
    it('touches what it names, counts up, and says who', async () => {
      const { id } = await projects().insert(company, project('变更', { remark: '原' }));
      const row = await projects().update(branchOf(company), { id, version: 1, project_name: '变更后', remark: null });
      expect(row).toMatchObject({ project_name: '变更后', remark: null, version: 2, updated_by: 'user-c1-2' });
    });

    it('is refused when somebody else was faster', async () => {
      const { id } = await projects().insert(company, project('并发'));
      const changes = [1, 2, 3].map((n) => projects().update(company, { id, version: 1, remark: String(n) }));
      const results = await Promise.allSettled(changes);
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ entry: 'conflict' });
    });
  });

  describe('rows of others', () => {
    it('are not there', async () => {
      const { id } = await projects().insert(branch, project('下属单位的项目'));
      expect((await projects().get(company, id)).org_id).toBe('c1a');
      const notFound = { entry: 'notFound' };
      await expect(projects().get(foreign, id)).rejects.toMatchObject(notFound);
      await expect(projects().update(foreign, { id, remark: 'x' })).rejects.toMatchObject(notFound);
      await expect(projects().remove(foreign, [id])).rejects.toMatchObject(notFound);
      expect((await projects().list(foreign, {})).total).toBe(0);
      expect(await projects().titles(foreign, { ids: [id] })).toEqual(new Map());
      expect(await projects().titles(company, { ids: [id] })).toEqual(new Map([[id, '下属单位的项目']]));
    });

    it('may be seen without being written', async () => {
      const { id } = await projects().insert(branch, project('只读'));
      const regulator = { ...foreign, scope: { read: ['c2/', 'c1/'], write: ['c2/'] } };
      expect((await projects().get(regulator, id)).id).toBe(id);
      await expect(projects().update(regulator, { id, remark: 'x' })).rejects.toMatchObject({ entry: 'notFound' });
      await expect(projects().remove(regulator, [id])).rejects.toMatchObject({ entry: 'notFound' });
    });

    it('cannot be added, nor pointed at', async () => {
      await expect(projects().insert({ ...branch, org_id: 'c1' }, project('越级'))).rejects.toMatchObject({
        entry: 'permission',
      });
      const { id } = await projects().insert(company, project('本单位'));
      const stranger = people().insert(foreign, person('张三', 1, { project_id: id }));
      await expect(stranger).rejects.toMatchObject({ entry: 'invalid', problems: [{ path: 'project_id' }] });
      const own = await people().insert(foreign, person('张三', 2));
      await expect(people().update(foreign, { id: own.id, project_id: id })).rejects.toMatchObject({
        entry: 'invalid',
      });
    });

    it('of other projects stay apart when the scope names projects', async () => {
      const [one, two] = await projects().insertMany(company, [project('甲标段'), project('乙标段')]);
      await people().insertMany(company, [
        person('甲', 11, { project_id: one }),
        person('乙', 12, { project_id: two }),
        person('无', 13),
      ]);
      const limited = access('c1', 'c1/', { projects: [one!] });
      expect((await projects().list(limited, {})).list.map((row) => row.project_name)).toEqual(['甲标段']);
      expect((await people().list(limited, {})).list.map((row) => row.name).toSorted()).toEqual(['无', '甲']);
    });
  });

  describe('a refusal', () => {
    it('names the field and the value that is taken', async () => {
      await projects().insert(company, project('重名, (甲)'));
      const again = projects().insert(company, project('重名, (甲)'));
      await expect(again).rejects.toMatchObject({
        entry: 'duplicate',
        label: { zh: '「项目名称」已存在：重名, (甲)' },
        problems: [{ path: 'project_name' }],
      });
      await expect(projects().insert(foreign, project('重名, (甲)'))).resolves.toMatchObject({ org_id: 'c2' });
    });

    it('keeps a record that others point at', async () => {
      const { id } = await projects().insert(company, project('在用'));
      await people().insert(company, person('李四', 21, { project_id: id }));
      await expect(projects().remove(company, [id])).rejects.toMatchObject({ entry: 'inUse' });
    });

    it('meets what a column cannot hold', async () => {
      const zero = projects().insert(company, project('零\u0000字节'));
      await expect(zero).rejects.toMatchObject({ entry: 'invalid' });
      const half = projects().insert(company, project('半个\ud800字'));
      await expect(half).rejects.toMatchObject({ entry: 'invalid' });
    });

    it('of one row keeps all out', async () => {
      const before = (await people().list(foreign, {})).total;
      const rows = [person('甲', 31), person('乙', 31)];
      await expect(people().insertMany(foreign, rows)).rejects.toMatchObject({ entry: 'duplicate' });
      expect((await people().list(foreign, {})).total).toBe(before);
      const [kept] = await people().insertMany(foreign, [person('丙', 32)]);
      await expect(people().remove(foreign, [kept!, 'none'])).rejects.toMatchObject({ entry: 'notFound' });
      expect((await people().get(foreign, kept!)).name).toBe('丙');
    });
  });

  it('replaces all rows of the own organisation, or nothing', async () => {
    const own = access('c1a', 'c1/c1a/');
    const parent = await people().insert(company, person('总部', 41));
    await people().insertMany(own, [person('旧一', 42), person('旧二', 43)]);
    const twice = people().replaceAll(own, [person('新', 44), person('新', 44)]);
    await expect(twice).rejects.toMatchObject({ entry: 'duplicate' });
    expect((await people().list(own, {})).total).toBe(2);
    expect(await people().replaceAll(own, [person('新', 44)])).toMatchObject({ removed: 2, ids: [expect.any(String)] });
    expect((await people().list(own, {})).list.map((row) => row.name)).toEqual(['新']);
    expect((await people().get(company, parent.id)).name).toBe('总部');
    await people().insertMany(own, [person('二', 45), person('三', 46)]);
    const inTwos = resourceRepository(database().db, staff, { binBatch: 2 });
    expect((await inTwos.replaceAll(own, [person('新', 44)])).removed).toBe(3);
    expect((await people().list(own, {})).total).toBe(1);
    // A company replaces its own rows only, not those of its branches.
    await people().replaceAll(company, []);
    expect((await people().list(own, {})).total).toBe(1);
  });

  it('takes part in a transaction of the caller', async () => {
    const work = transaction(database().db, async (trx) => {
      await resourceRepository(trx, staff).insert(foreign, person('撤销', 51));
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect((await people().list(foreign, { name: '撤销' })).total).toBe(0);
  });
});

function branchOf(of: RowAccess): RowAccess {
  return { ...of, account_id: `${of.account_id}-2` };
}

describeDatabases('a list', (database) => {
  const people = () => resourceRepository(database().db, staff);
  const projects = () => resourceRepository(database().db, projectmanage);
  const names = async (query: ListQuery): Promise<string[]> =>
    (await people().list(company, { sort: 'name', order: 'asc', page_size: 100, ...query })).list.map(
      (row) => row.name,
    );

  beforeAll(async () => {
    await addOrganisations(database());
    await people().insertMany(company, [
      person('张三', 1, { trade: 1, entry_date: '2026-01-31', gender: 1 }),
      person('李四', 2, { trade: 2, entry_date: '2026-02-01', gender: 2 }),
      person('王_五', 3, { trade: 3, entry_date: '2026-02-28', gender: 1 }),
      person('阿宝', 4, { trade: 2 }),
    ]);
  });

  it('sorts names as they are spoken', async () => {
    expect(await names({})).toEqual(['阿宝', '李四', '王_五', '张三']);
  });

  it.each([
    [{ name: '四' }, ['李四']],
    [{ name: '_' }, ['王_五']],
    [{ name: '%' }, []],
    [{ name: ' ' }, ['阿宝', '李四', '王_五', '张三']],
    [{ trade: '2' }, ['阿宝', '李四']],
    [{ trade: '1,3' }, ['王_五', '张三']],
    [{ gender: '1', trade: '3' }, ['王_五']],
    [{ begin_entry_date: '2026-02-01', end_entry_date: '2026-02-28' }, ['李四', '王_五']],
    [{ begin_entry_date: '2026-02-28' }, ['王_五']],
    [{ end_entry_date: '2026-01-31' }, ['张三']],
    [{ unknown: 'x', name: "' or 1=1 --" }, []],
  ])('filters by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('filters from a day and to a day', async () => {
    await projects().insertMany(company, [
      project('早', { begin_time: '2026-01-01', end_time: '2026-06-30' }),
      project('晚', { begin_time: '2026-07-01', end_time: '2026-12-31' }),
    ]);
    const found = async (query: ListQuery) =>
      (await projects().list(company, query)).list.map((row) => row.project_name);
    expect(await found({ begin_time: '2026-07-01' })).toEqual(['晚']);
    expect(await found({ end_time: '2026-06-30' })).toEqual(['早']);
  });

  it.each([{ trade: 'x' }, { trade: '1,x' }, { trade: '99999999999' }, { begin_entry_date: '2026-02-30' }])(
    'refuses %j',
    async (query) => {
      await expect(people().list(company, query)).rejects.toMatchObject({ entry: 'invalid' });
    },
  );

  it('refuses to sort by what is no column of the list', async () => {
    await expect(people().list(company, { sort: 'id_card' })).rejects.toMatchObject({ entry: 'badRequest' });
  });

  it('pages without losing or repeating a row', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await people().list(company, { page, page_size: 2, sort: 'trade', order: 'desc' });
      expect(answer).toMatchObject({ total: 4, total_capped: false, page, page_size: 2 });
      seen.push(...answer.list.map((row) => row.id));
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });

  it('counts to ten thousand and says when there are more, and exports them all', async () => {
    const crowd = Array.from({ length: 10_001 }, (_, n) => person(`工人${n}`, 1000 + n));
    const all = { ...foreign, scope: WHOLE };
    await people().insertMany(all, crowd);
    expect(await people().list(foreign, {})).toMatchObject({ total: 10_000, total_capped: true });
    const last = await people().list(foreign, { page: 1001 });
    expect(last).toMatchObject({ total: 10_000, total_capped: true, list: [{}] });
    let exported = 0;
    for await (const batch of people().each(foreign, {})) exported += batch.length;
    expect(exported).toBe(10_001);
  });

  it('of one project is counted, and a later page found, by an index alone', async () => {
    const { id } = await projects().insert(foreign, project('很多人'));
    const crowd = Array.from({ length: 4000 }, (_, n) =>
      person(`工人${n}`, 50_000 + n, n % 4 === 0 ? { project_id: id } : {}),
    );
    await people().insertMany(foreign, crowd);
    const { pool } = database();
    await pool.query('analyze staff');
    const asked: CompiledQuery[] = [];
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push(query),
    });
    useKeys(db, TEST_KEYS);
    const page = await resourceRepository(db, staff).list(foreign, { project_id: id, page: 50 });
    expect(page).toMatchObject({ total: 1000, list: { length: 10 } });
    const client = await pool.connect();
    // For so small a table other plans cost the same, so they are disabled.
    await client.query('begin; set local enable_bitmapscan = off; set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql: text, parameters } of asked.filter((query) => query.sql.includes('from "staff"'))) {
      const { rows } = await client.query<Record<string, string>>(`explain ${text}`, [...parameters]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.query('rollback');
    client.release();
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toMatch(/Index Only Scan( Backward)? using staff_project_id_index/);
  });
});
