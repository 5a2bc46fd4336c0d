import { resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { allResources, initialOf, projectmanage, staff, type AnyResource, type InputOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { PROJECTS } from '../modules/construction/projectmanage/demo.ts';
import { describeServers } from '../testing.ts';
import { sampleRecord } from './testing.ts';

/** Removes the addresses of files, which are signed anew in each answer. */
const signed = (row: object): object =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (key === 'url' ? undefined : value))) as object;

describeServers('records', (kit, once) => {
  const projects = resourceCalls(projectmanage);
  const people = resourceCalls(staff);
  let admin: Client;
  let contractor: Client;
  let owner: Client;
  let beichen: Client;
  beforeAll(async () => {
    [admin, contractor, owner, beichen] = await Promise.all([
      kit().client('admin'),
      kit().client('contractor'),
      kit().client('owner'),
      kit().client('beichen'),
    ]);
  });

  let count = 0;
  function newProject(more: Partial<InputOf<typeof projectmanage>> = {}): InputOf<typeof projectmanage> {
    count += 1;
    return {
      project_name: `试验项目 ${count}`,
      project_phase: 1,
      project_address: { location: { address: '上海市黄浦区人民大道 200 号', longitude: 121.475, latitude: 31.23 } },
      begin_time: '2026-01-01',
      ...more,
    };
  }
  function newPerson(more: Partial<InputOf<typeof staff>> = {}): InputOf<typeof staff> {
    count += 1;
    return { name: '试验员', phone_number: `137${String(count).padStart(8, '0')}`, trade: 3, status: 3, ...more };
  }
  const add = (client: Client, body = newProject()) => client.call(projects.add!, { body });

  describe('a list', () => {
    it('comes in pages with an exact count, newest first', async () => {
      const first = await admin.call(projects.list!, { query: {} });
      const visible = PROJECTS.filter((one) => !['beichen', 'jingjinji'].includes(one.organisation));
      expect(first).toMatchObject({ total: visible.length, total_capped: false, page: 1, page_size: 10 });
      expect(first.list[0]!.project_name).toBe(visible.at(-1)!.record.project_name);
      const last = await admin.call(projects.list!, { query: { page: 3, page_size: 10 } });
      expect(last.list).toHaveLength(visible.length - 20);
      const beyond = await admin.call(projects.list!, { query: { page: 9 } });
      expect(beyond).toMatchObject({ list: [], total: visible.length });
    });

    it('is filtered and sorted as the specification says', async () => {
      const named = await admin.call(projects.list!, { query: { project_name: '钱塘' } });
      expect(named.list.map((one) => one.project_name).toSorted()).toEqual([
        '钱塘数字产业园',
        '钱塘数字产业园人才公寓',
      ]);
      const numbered = await admin.call(projects.list!, { query: { third_number: 'SZX' } });
      expect(numbered.total).toBe(2);
      const from = await admin.call(projects.list!, { query: { begin_time: '2026-11-01', sort: 'begin_time' } });
      expect(from.list.map((one) => one.begin_time)).toEqual(['2026-11-15', '2026-12-01', '2026-12-10']);
      const several = await admin.call(projects.list!, { query: { project_phase: '3,4', page_size: 50 } });
      expect(new Set(several.list.map((one) => one.project_phase))).toEqual(new Set([3, 4]));
      expect((await admin.call(projects.list!, { query: { project_name: '100%_' } })).total).toBe(0);
    });

    it.each([
      [{ sort: 'remark' }, 'sort'],
      [{ page: 0 }, 'page'],
      [{ page_size: 100_000 }, 'page_size'],
      [{ begin_time: '2026-02-30' }, 'begin_time'],
      [{ project_phase: 'x' }, 'project_phase'],
    ])('refuses %j and names the parameter', async (query, path) => {
      const failure = await admin.call(projects.list!, { query }).catch((error: unknown) => error as CallFailure);
      expect(failure).toMatchObject({
        status: 422,
        problems: [{ path, message: expect.stringMatching(/.{4,}/) as unknown }],
      });
    });
  });

  describe('a record', () => {
    it('is added, read, changed and deleted, and each is in the audit', async () => {
      const added = await add(
        contractor,
        newProject({ remark: '  前后有空格  ', manager_phone: '' as unknown as null }),
      );
      expect(added).toMatchObject({ version: 1, remark: '前后有空格', manager_phone: null });
      expect(added.created_at).toBe(new Date(kit().clock.now).toISOString());
      expect(await contractor.call(projects.detail!, { params: { id: added.id } })).toEqual(added);

      const body = { ...newProject({ project_name: '改名' }), id: added.id, version: 1 };
      const edited = await contractor.call(projects.edit!, { body });
      expect(edited).toMatchObject({ id: added.id, version: 2, project_name: '改名', remark: '前后有空格' });

      expect(await contractor.call(projects.delete!, { params: { id: added.id } })).toBeNull();
      await expect(contractor.call(projects.detail!, { params: { id: added.id } })).rejects.toMatchObject({
        status: 404,
        message: '数据不存在!',
      });
      const { rows } = await sql<{ action: string; actor_name: string; before: object | null; after: object | null }>`
      select action, actor_name, before, after from audit_entry where subject_id = ${added.id} order by id`.execute(
        kit().database.db,
      );
      // Compared as stored: the id and the fence of an address are only in the answer until there are some.
      const stored = (row: typeof added) => ({
        ...row,
        project_address: { location: row.project_address.location },
      });
      expect(rows).toEqual([
        { action: 'add', actor_name: '陈建国', before: null, after: stored(added) },
        { action: 'edit', actor_name: '陈建国', before: stored(added), after: stored(edited) },
        { action: 'delete', actor_name: '陈建国', before: stored(edited), after: null },
      ]);
    });

    it('is refused with the labels of its fields', async () => {
      const body = {
        project_address: { location: { address: '', longitude: 200, latitude: 1 } },
        begin_time: '2026-13-01',
        project_phase: 77,
        extra: 1,
      };
      const failure = await admin.call(projects.add!, { body }).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status: 422, code: 42_200, message: '提交的数据有误，请按提示修改' });
      const messages = (failure as CallFailure).problems.map((problem) => `${problem.path}: ${problem.message}`);
      expect(messages.toSorted()).toEqual(
        [
          'project_name: 请输入项目名称',
          'project_phase: 项目阶段不在可选范围内',
          'begin_time: 开工日期不是有效的日期，请按 2026-01-31 的格式填写',
          'project_address.location.address: 请输入项目地址',
          'project_address.location.longitude: 经度不能大于180',
          'extra: 不认识的字段：extra',
        ].toSorted(),
      );
    });

    it('is not overwritten by whoever read an older version', async () => {
      const { id } = await add(admin);
      const edit = () => admin.call(projects.edit!, { body: { ...newProject(), id, version: 1 } });
      const results = await Promise.allSettled([edit(), edit(), edit()]);
      expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
      for (const one of results)
        if (one.status === 'rejected')
          expect(one.reason).toMatchObject({ status: 409, message: '数据已被他人修改，请刷新后重试' });
    });

    it('is unique in its organisation where its definition says so, and only there', async () => {
      const body = newProject({ project_name: '独一无二' });
      await add(admin, body);
      await expect(add(admin, body)).rejects.toMatchObject({
        status: 409,
        code: 40_901,
        message: '「项目名称」已存在：独一无二',
        problems: [{ path: 'project_name' }],
      });
      await expect(add(beichen, body)).resolves.toMatchObject({ project_name: '独一无二' });
    });

    it('refers only to what is there and visible', async () => {
      const foreign = await add(beichen);
      for (const project_id of ['nothing', foreign.id])
        await expect(admin.call(people.add!, { body: newPerson({ project_id }) })).rejects.toMatchObject({
          status: 422,
          problems: [{ path: 'project_id' }],
        });
      const own = await add(admin);
      const person = await admin.call(people.add!, { body: newPerson({ project_id: own.id }) });
      const moved = { ...newPerson({ project_id: foreign.id }), id: person.id };
      await expect(admin.call(people.edit!, { body: moved })).rejects.toMatchObject({ status: 422 });
      await expect(admin.call(projects.delete!, { params: { id: own.id } })).rejects.toMatchObject({
        status: 409,
        message: '数据正在被使用，不能删除',
      });
    });
  });

  describe('the specification’s callers', () => {
    const added = allResources().filter(
      ({ viewOf, endpoints }) => viewOf === undefined && endpoints.add !== undefined && endpoints.detail !== undefined,
    );

    it.each(once ? added.map((resource) => [resource.name, resource] as const) : [])(
      'send %s without its initial values, and back as it was answered',
      async (_, resource) => {
        const calls = resourceCalls(resource);
        const initial = initialOf(resource);
        const sample = Object.entries(await sampleRecord(beichen, resource));
        const body = Object.fromEntries(sample.filter(([name]) => !(name in initial)));
        const row = await beichen.call(calls.add!, { body });
        expect(row).toMatchObject(initial);
        if (!calls.edit) return;
        const answered = await beichen.call(calls.detail!, { params: { id: row.id } });
        const after = await beichen.call(calls.edit, { body: answered });
        const { version: _version, updated_at: _at, ...same } = answered;
        expect(signed(after)).toMatchObject(signed(same));
        const unknown = beichen.call(calls.edit, { body: { ...after, never_heard_of: 1 } });
        await expect(unknown).rejects.toMatchObject({ status: 422, problems: [{ path: 'never_heard_of' }] });
      },
    );

    it('have an id and a fence in every address', async () => {
      const { id, project_address } = await add(contractor);
      expect(project_address).toMatchObject({ id, fence: null });
      const { list } = await contractor.call(projects.list!, { query: { page_size: 500 } });
      for (const one of list)
        expect(one.project_address).toMatchObject({ id: expect.any(String) as string, location: {} });
      expect(list.every((one) => 'fence' in one.project_address)).toBe(true);
    });

    it('give times as ten-digit seconds: the day by the clocks of the installation', async () => {
      // The last second of 5 March and the first of 6 March 2031 in Shanghai.
      const [last, first] = [1_930_492_799, 1_930_492_800];
      const day = async (begin_time: number) => (await add(contractor, newProject({ begin_time } as never))).begin_time;
      expect([await day(last), await day(first)]).toEqual(['2031-03-05', '2031-03-06']);
      const found = await contractor.call(projects.list!, { query: { begin_time: String(first) } });
      expect(found.list.map((one) => one.begin_time)).toEqual(['2031-03-06']);
    });

    it('filter any list by organisation, and are told of a parameter that filters nothing', async () => {
      const { list } = await contractor.call(projects.list!, { query: { page_size: 500 } });
      const [{ org_id }] = list as [(typeof list)[number]];
      const of = await contractor.call(projects.list!, { query: { org_id: org_id!, page_size: 500 } });
      expect(of.list.map((one) => one.id)).toEqual(list.filter((one) => one.org_id === org_id).map((one) => one.id));
      expect(of.list.length).toBeLessThan(list.length);
      await expect(contractor.call(projects.list!, { query: { projectName: '滨江' } })).rejects.toMatchObject({
        status: 422,
        message: '不认识的查询参数：projectName，请检查拼写',
        problems: [{ path: 'projectName', code: 'unknown_query' }],
      });
    });
  });

  describe('organisations', () => {
    /** Adds one row of a resource as the second contractor. @returns its id */
    async function foreignRow(resource: AnyResource): Promise<string> {
      const body = await sampleRecord(beichen, resource);
      return (await beichen.call(resourceCalls(resource).add!, { body })).id;
    }

    // Views, and resources that only the server adds to, have their own code and tests.
    const stored = allResources().filter(
      ({ scope, viewOf, endpoints }) => scope !== 'everyone' && viewOf === undefined && endpoints.add !== undefined,
    );

    it.each(once ? stored.map((resource) => [resource.name, resource] as const) : [])(
      'keep every call of %s apart',
      async (_, resource) => {
        const calls = resourceCalls(resource);
        const id = await foreignRow(resource);
        const params = { id };
        for (const client of [admin, contractor]) {
          await expect(client.call(calls.detail!, { params })).rejects.toMatchObject({ status: 404 });
          const body = { ...(await sampleRecord(client, resource)), id };
          if (calls.edit) await expect(client.call(calls.edit, { body })).rejects.toMatchObject({ status: 404 });
          if (calls.delete) await expect(client.call(calls.delete, { params })).rejects.toMatchObject({ status: 404 });
          const { list } = await client.call(calls.list!, { query: { page_size: 1000 } });
          expect(list.map((row) => row.id)).not.toContain(id);
        }
        await expect(beichen.call(calls.detail!, { params })).resolves.toMatchObject(params);
      },
    );

    it('show a branch its own rows and those below, not those beside or above', async () => {
      const { list } = await contractor.call(projects.list!, { query: { page_size: 1000 } });
      const names = new Set(list.map((one) => one.project_name));
      for (const { organisation, record } of PROJECTS)
        expect([record.project_name, names.has(record.project_name)]).toEqual([
          record.project_name,
          ['shanghai', 'kechuang'].includes(organisation),
        ]);
      const patrol = await kit().client('patrol');
      const own = await patrol.call(projects.list!, { query: {} });
      expect(own.list.map((one) => one.project_name).toSorted()).toEqual(['滨江科创中心一期', '滨江科创中心二期']);
    });

    it('let an owner look on without touching, whatever the role says', async () => {
      await sql`update role set permissions = '["projectmanage|*"]' where role_code = 'owner'`.execute(
        kit().database.db,
      );
      const id = demoId('project', 1);
      await expect(owner.call(projects.detail!, { params: { id } })).resolves.toMatchObject({ id });
      await expect(owner.call(projects.edit!, { body: { ...newProject(), id } })).rejects.toMatchObject({
        code: 40_301,
      });
      await expect(owner.call(projects.delete!, { params: { id } })).rejects.toMatchObject({ code: 40_301 });
      const mine = await add(owner);
      await expect(contractor.call(projects.detail!, { params: { id: mine.id } })).rejects.toMatchObject({
        status: 404,
      });
    });
  });
});
