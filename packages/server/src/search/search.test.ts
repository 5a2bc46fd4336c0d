import { setTimeout as sleep } from 'node:timers/promises';
import { calls, resourceCalls, type Client } from '@gongdi/api';
import {
  allResources,
  findResource,
  projectmanage,
  rolemanage,
  staff,
  titleFilterOf,
  usermanage,
  type AnyResource,
  type InputOf,
} from '@gongdi/domain';
import { exportRecords } from '@gongdi/sheets';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, demoId } from '../demo/index.ts';
import { resourceRepository, WHOLE } from '../store/index.ts';
import { describeServers, someAtOnce } from '../testing.ts';
import { sampleRecord } from '../resources/testing.ts';
import { findRecords, KINDS_TOLD, RECORDS_TOLD } from './find.ts';
import { backlogOf, fillEntries, keepUp } from './keep-up.ts';
import { definitionOf, isSearched, keepKinds } from './kinds.ts';

describeServers('the search over all records', (kit, once) => {
  const projects = resourceCalls(projectmanage);
  const people = resourceCalls(staff);
  const db = () => kit().database.db;
  let admin: Client;
  let contractor: Client;
  let beichen: Client;
  beforeAll(async () => {
    [admin, contractor, beichen] = await Promise.all(
      ['admin', 'contractor', 'beichen'].map((name) => kit().client(name)) as [
        Promise<Client>,
        Promise<Client>,
        Promise<Client>,
      ],
    );
    await settled();
  });

  /** Waits until all records written so far are indexed; the server may be indexing at the same time. */
  async function settled(): Promise<void> {
    for (;;) {
      await keepUp(db(), () => true);
      const { pending, filling, clearing } = await backlogOf(db());
      if (pending === 0 && !filling && !clearing) return;
    }
  }

  const project = (project_name: string, more: Partial<InputOf<typeof projectmanage>> = {}) => ({
    project_name,
    project_phase: 1,
    project_address: { location: { address: '人民大道 200 号', longitude: 121.475, latitude: 31.23 } },
    begin_time: '2026-01-01',
    ...more,
  });
  const add = (client: Client, name: string, more = {}) => client.call(projects.add!, { body: project(name, more) });
  const find = async (client: Client, keyword: string) =>
    (await client.call(calls.search.find, { query: { keyword } })).groups;
  const titles = async (client: Client, keyword: string, name: string = projectmanage.name) =>
    (await find(client, keyword)).find(({ resource }) => resource === name)?.records.map(({ title }) => title) ?? [];

  describe('finds', () => {
    beforeAll(async () => {
      await add(contractor, '北京卫星制造厂', { third_number: 'ZB-2026-0123' });
      await add(contractor, '重庆银行 Tower 7号楼');
    });

    it.each([
      ['北京卫星制造厂'],
      ['卫星'],
      ['星'],
      ['造厂'],
      ['bjwx'],
      ['BJWX'],
      ['0123'],
      ['23'],
      ['zb-2026-0123'],
      ['2026-01'],
      ['ＺＢ'],
      ['卫星 0123'],
      ['  卫星  '],
      ['zb 北京'],
    ])('the one that is meant by %j', async (keyword) =>
      expect(await titles(contractor, keyword)).toEqual(['北京卫星制造厂']),
    );

    it.each([['重庆'], ['cqyh'], ['tow'], ['tower 7'], ['7号'], ['号楼']])('the other one by %j', async (keyword) =>
      expect(await titles(contractor, keyword)).toEqual(['重庆银行 Tower 7号楼']),
    );

    it.each([['星卫'], ['0124'], ['卫星 0124'], ['北京银行'], ['卫%厂'], ['卫_造'], ['ower'], ['zqyh']])(
      'nothing by %j',
      async (keyword) => expect(await titles(contractor, keyword)).toEqual([]),
    );

    it('titles that begin so first, then the newest, five of a kind', async () => {
      for (const name of ['甲鹿鸣', '乙鹿鸣', '鹿鸣甲', '丙鹿鸣', '鹿鸣乙', '丁鹿鸣']) await add(contractor, name);
      expect(await titles(contractor, '鹿鸣')).toEqual(['鹿鸣乙', '鹿鸣甲', '丁鹿鸣', '丙鹿鸣', '乙鹿鸣']);
    });

    it('kinds with a title that begins so before those that have it somewhere, however many these are', async () => {
      // More kinds than are told have this character in a title, each much used, and they stand before people in the menu.
      const marked = allResources()
        .filter((resource) => isSearched(resource) && resource.name !== staff.name)
        .slice(0, KINDS_TOLD + 2);
      const rows = await db().selectFrom('search_kind').select(['id', 'name']).where('name', 'is not', null).execute();
      const idOf = new Map(rows.map(({ name, id }) => [name, id]));
      await db()
        .insertInto('search_entry')
        .values(
          marked.flatMap(({ name }) =>
            Array.from({ length: 40 }, (_, at) => ({
              kind: idOf.get(name)!,
              record_id: `rank-${at}`,
              org_id: null,
              projects: null,
              title: `由麒${at}填写`,
              text: `由麒${at}填写`,
            })),
          ),
        )
        .execute();
      await db()
        .insertInto('search_entry')
        .values({
          kind: idOf.get(staff.name)!,
          record_id: 'rank-person',
          org_id: null,
          projects: null,
          title: '麒小明',
          text: '麒小明',
        })
        .execute();
      await settled();
      const { found } = await findRecords(
        db(),
        [...marked, staff],
        { scope: WHOLE, account_id: null, org_id: null },
        '麒',
      );
      expect(found).toHaveLength(KINDS_TOLD);
      expect(found[0]).toMatchObject({ resource: { name: staff.name }, records: [{ id: 'rank-person' }] });
      await db()
        .updateTable('search_entry')
        .set({ gone: true, pending: true })
        .where('record_id', 'like', 'rank-%')
        .execute();
      await settled();
    });

    it('with what leads there', async () => {
      const [group] = await find(contractor, '卫星');
      expect(group).toMatchObject({
        resource: 'projectmanage',
        label: projectmanage.label.zh,
        detail: true,
        filter: 'project_name',
      });
      const { list } = await contractor.call(projects.list!, { query: { project_name: '卫星' } });
      expect(group!.records).toEqual(list.map(({ id, project_name }) => ({ id, title: project_name })));
    });
  });

  describe('of hostile input', () => {
    it.each([["'"], ['%'], ['_'], ['\\'], ['👷‍♀️'], ['   '], ["%' or 1=1 --"], ['\u{10FFFF}'], ['~']])(
      '%j finds nothing and breaks nothing',
      async (keyword) => expect(await find(admin, keyword)).toEqual([]),
    );

    it.each([
      ['\0', 400],
      ['', 422],
    ])('%j is refused', (keyword, status) => expect(find(admin, keyword)).rejects.toMatchObject({ status }));

    it('a long one is refused, and an unknown parameter', async () => {
      await expect(find(admin, '北'.repeat(101))).rejects.toMatchObject({ status: 422 });
      await expect(find(admin, '京北'.repeat(50))).resolves.toEqual([]);
      const unknown = { query: { keyword: '北', page: 1 } as { keyword: string } };
      await expect(admin.call(calls.search.find, unknown)).rejects.toMatchObject({ status: 422 });
    });
  });

  describe('is true', () => {
    it('after a change and a removal', async () => {
      const { id, version } = await add(contractor, '青鸾大厦');
      expect(await titles(contractor, '青鸾')).toEqual(['青鸾大厦']);
      await contractor.call(projects.edit!, { body: { ...project('白泽大厦'), id, version } });
      expect(await titles(contractor, '青鸾')).toEqual([]);
      expect(await titles(contractor, 'bzds')).toEqual(['白泽大厦']);
      await contractor.call(projects.delete!, { params: { id } });
      expect(await titles(contractor, '白泽')).toEqual([]);
      await settled();
      const { rows } = await sql`select from search_entry where record_id = ${id}`.execute(db());
      expect(rows).toEqual([]);
      expect((await sql`select from search_word where word = '白泽'`.execute(db())).rows).toEqual([]);
    });

    it('after a bulk, and after one that takes the place of everything', async () => {
      const bring = async (names: string[], type: 1 | 2) => {
        const file = new Blob([
          await exportRecords(projectmanage, names.map((name) => project(name)) as Record<string, unknown>[]),
        ]);
        return beichen.call(projects.import!, {
          form: { type, key: `upload-of-${names.join('-')}` },
          file,
          fileName: '项目.xlsx',
        });
      };
      expect(await bring(['麒麟一期', '麒麟二期'], 2)).toMatchObject({ added: 2 });
      expect(await titles(beichen, '麒麟')).toEqual(['麒麟二期', '麒麟一期']);
    });

    it('of what other code writes, whatever it writes', async () => {
      await sql`update project set project_name = '貔貅广场' where id = ${demoId('project', 1)}`.execute(db());
      expect(await titles(contractor, '貔貅')).toEqual(['貔貅广场']);
      const { rows } = await sql<{ id: string }>`update account set nickname = '欧阳锋' where user_name = 'patrol'
        returning id`.execute(db());
      expect((await find(admin, 'oyf')).flatMap(({ records }) => records)).toEqual([
        { id: rows[0]!.id, title: '欧阳锋' },
      ]);
      await sql`update account set nickname = '周志强' where user_name = 'patrol'`.execute(db());
    });

    it('of a record whose words are being made elsewhere', async () => {
      await add(contractor, '毕方书院');
      let found: Promise<string[]> | undefined;
      await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select from search_entry where title = '毕方书院' for update`.execute(trx);
          found = titles(contractor, '毕方');
          await sleep(100);
        });
      expect(await found).toEqual(['毕方书院']);
    });

    it('of records that were there before, and of a kind that is declared otherwise', async () => {
      const before = await titles(admin, '二期');
      expect(before.length).toBeGreaterThan(0);
      await sql`update search_kind set definition = '{"table":"project"}' where name = 'projectmanage'`.execute(db());
      await keepKinds(db());
      const { rows } = await sql<{ name: string | null }>`select name from search_kind where name is null or not filled
        order by name`.execute(db());
      expect(rows).toEqual([{ name: 'projectmanage' }, { name: null }]);
      await add(contractor, '补录之前二期');
      await settled();
      expect(await titles(contractor, '补录')).toEqual(['补录之前二期']);
      expect(await titles(admin, '二期')).toEqual(expect.arrayContaining(before));
      expect(await fillEntries(db())).toBe(false);
      const { rows: orphans } = await sql`select from search_word w left join search_entry e on e.id = w.entry
        where e.id is null or e.kind <> w.kind limit 1`.execute(db());
      expect(orphans).toEqual([]);
      const { rows: triggers } =
        await sql`select from pg_trigger where tgrelid = 'project'::regclass and tgname like 'search%'`.execute(db());
      expect(triggers).toHaveLength(1);
    });

    it('and writes nothing at a start when nothing is declared otherwise', async () => {
      const state = async () => (await sql`select id, xmin::text from search_kind order by id`.execute(db())).rows;
      const before = await state();
      await keepKinds(db());
      expect(await state()).toEqual(before);
    });
  });

  describe('tells nobody more than lists', () => {
    const everybody = once ? DEMO_ACCOUNTS.map(({ user_name }) => user_name) : [];

    it.each(everybody)('%s', async (user_name) => {
      await settled();
      const client = await kit().client(user_name);
      const words = ['项目', '工程', '一', '号', '公司', '管理', '2026', '0', 'a', '陈', '上海', '北辰'];
      // Nothing is written here, so a list is asked for once, however many words find something of it.
      const lists = new Map<string, Promise<Map<string, unknown>>>();
      const seenOf = async (resource: AnyResource): Promise<Map<string, unknown>> => {
        const { list } = await client.call(resourceCalls(resource).list!, { query: { page_size: 1000 } });
        return new Map(list.map((row) => [row.id, (row as Record<string, unknown>)[resource.title]]));
      };
      for (const word of words)
        for (const { resource: name, records, filter } of await find(client, word)) {
          const resource = findResource(name)!;
          if (!lists.has(name)) lists.set(name, seenOf(resource));
          const seen = await lists.get(name)!;
          for (const { id, title } of records) expect([name, id, title]).toEqual([name, id, seen.get(id)]);
          expect(filter).toBe(titleFilterOf(resource) ?? null);
        }
    });

    it.each(everybody)('and %s nothing less', async (user_name) => {
      await settled();
      const client = await kit().client(user_name);
      const menus = await client.call(calls.user.permissionMenus, { query: { system_type: 1 } });
      const text = JSON.stringify(menus);
      await someAtOnce(
        allResources().filter((one) => isSearched(one) && text.includes(`"index":"${one.name}"`)),
        async (resource) => {
          const answer = await client
            .call(resourceCalls(resource).list!, { query: { page_size: 3 } })
            .catch(() => null);
          const titlesShown = (answer?.list.slice(0, 3) ?? []).map((row) =>
            String((row as Record<string, unknown>)[resource.title]),
          );
          for (const title of new Set(titlesShown)) {
            const found = await titles(client, title.slice(0, 100), resource.name);
            expect([resource.name, title, found.includes(title) || found.length === RECORDS_TOLD]).toEqual([
              resource.name,
              title,
              true,
            ]);
          }
        },
      );
    });

    it('nothing of a kind whose list one may not see', async () => {
      const without = sql`permissions - ${`${staff.name}|list`} - ${`${staff.name}|*`}`;
      const { rows } = await sql<{
        permissions: string[];
      }>`select permissions from role where role_code = 'contractor'`.execute(db());
      expect(await titles(contractor, '程秀兰', staff.name)).not.toEqual([]);
      await sql`update role set permissions = ${without} where role_code = 'contractor'`.execute(db());
      await expect(contractor.call(people.list!, { query: {} })).rejects.toMatchObject({ code: 40_301 });
      expect(await titles(contractor, '程秀兰', staff.name)).toEqual([]);
      await sql`update role set permissions = ${JSON.stringify(rows[0]!.permissions)} where role_code = 'contractor'`.execute(
        db(),
      );
    });

    it('a new record of another company not at all, and not when its words are frequent', async () => {
      await add(beichen, '螺旋大厦');
      expect(await titles(beichen, '螺旋')).toEqual(['螺旋大厦']);
      for (const client of [admin, contractor]) expect(await titles(client, '螺旋')).toEqual([]);
      await sql`insert into post (id, org_id, created_at, updated_at, version, name, user_ids)
        select 'p' || n, o.id, now(), now(), 1, '螺旋岗位' || n, '[]' from generate_series(1, 3000) n,
          (select id from organisation where name like '北辰%' limit 1) o`.execute(db());
      await settled();
      expect(await titles(beichen, '螺旋')).toEqual(['螺旋大厦']);
      expect(await titles(beichen, '螺')).toEqual(['螺旋大厦']);
      expect(await titles(beichen, '螺旋', 'post')).toHaveLength(RECORDS_TOLD);
      expect(await find(contractor, '螺旋')).toEqual([]);
      expect(await titles(contractor, '螺', 'post')).toEqual([]);
      expect(await titles(contractor, '螺')).toEqual([]);
      const mine = await add(contractor, '螺旋小筑');
      expect(await titles(contractor, '螺旋')).toEqual(['螺旋小筑']);
      expect(await titles(contractor, '螺旋小筑')).toEqual(['螺旋小筑']);
      expect(mine.project_name).toBe('螺旋小筑');
    });

    it('nothing by personal data', async () => {
      const body = { name: '独孤求败', phone_number: '13712345678', trade: 3, status: 3 } as InputOf<typeof staff>;
      await admin.call(people.add!, { body });
      expect(await titles(admin, '独孤', staff.name)).toEqual(['独孤求败']);
      for (const keyword of ['13712345678', '5678', '1371234'])
        expect(await titles(admin, keyword, staff.name)).toEqual([]);
      expect(definitionOf(usermanage).fields).toEqual(['nickname']);
    });
  });

  it('keeps within a chosen project', async () => {
    const access = { scope: { ...WHOLE, projects: [demoId('project', 1)] }, account_id: null, org_id: null };
    for (const resource of [projectmanage, staff] as readonly AnyResource[]) {
      const seen = await resourceRepository(db(), resource).titles(access, {});
      for (const word of ['期', '陈', '王', '广场']) {
        const { found } = await findRecords(db(), [resource], access, word);
        for (const { records } of found) for (const { id } of records) expect(seen.has(id)).toBe(true);
      }
    }
    const { found } = await findRecords(db(), [projectmanage], access, '貔貅');
    expect(found[0]!.records.map(({ id }) => id)).toEqual([demoId('project', 1)]);
  });

  it('keeps an entry of every kind of record that can be added, whoever writes it', async () => {
    const added = allResources().filter((one) => isSearched(one) && one.viewOf === undefined && one.endpoints.add);
    for (const resource of added) {
      const { id } = await beichen.call(resourceCalls(resource).add!, { body: await sampleRecord(beichen, resource) });
      const { rows } = await sql`select from search_entry e join search_kind k on k.id = e.kind
        where k.name = ${resource.name} and record_id = ${id} and not gone`.execute(db());
      expect([resource.name, rows.length]).toEqual([resource.name, 1]);
    }
    expect(added.length).toBeGreaterThan(KINDS_TOLD);
    expect(isSearched(rolemanage)).toBe(true);
  });
});
