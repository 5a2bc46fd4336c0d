import { calls, resourceCalls, type CallFailure, type Client } from '@gongdi/api';
import { fieldsOf, projectmanage } from '@gongdi/domain';
import { newFenceCode, wireFence, type LonLat } from '@gongdi/geo';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';

/** 滨江科创中心一期 of 上海分公司, which owner and regulator may read; 通州 belongs to another contractor. */
const OWN = demoId('project', 1);
const SECOND = demoId('project', 2);
const FOREIGN = demoId('project', 25);

const square = (x: number, size = 0.001): LonLat[] => [
  [x, 31.17],
  [x + size, 31.17],
  [x + size, 31.17 + size],
  [x, 31.17 + size],
];
const text = (...rings: LonLat[][]): string =>
  JSON.stringify(
    wireFence(
      rings.map((outer) => ({ outer, holes: [] })),
      1_700_000_000_000,
    ),
  );

const refused = (work: Promise<unknown>): Promise<CallFailure> =>
  work.then(
    () => Promise.reject(new Error('it was let through')),
    (error: unknown) => error as CallFailure,
  );

describeServers('fences', (kit) => {
  const { fence, project } = calls;
  const contractor = (): Promise<Client> => kit().client('contractor');
  const read = (client: Client, projectId = OWN) => client.call(fence.get, { query: { projectId } });
  const save = (client: Client, listString: string, more: object = {}) =>
    client.call(fence.save, { body: { projectId: OWN, listString, ...more } });

  describe('in one call', () => {
    it('stores points and address together, letter for letter, and reads them back', async () => {
      const client = await contractor();
      expect(await read(client)).toMatchObject({ fence_code: null, listString: '[]', version: 0, system: 'GCJ-02' });
      const listString = ` [ ${text(square(121.46)).slice(1, -1).replace('121.46,', '121.4600,')} ] `;
      const holes = [
        { polygon: 0, rings: [square(121.4602, 0.0002).map(([x, y]) => [x, y + 0.0002] as [number, number])] },
      ];
      const saved = await save(client, listString, { holes, version: 0 });
      expect(saved).toMatchObject({ listString, holes, version: 1, updated_by_name: '陈建国' });
      expect(saved.fence_code).toMatch(/^[0-9a-f]{32}$/);
      expect(saved.project_address).toMatchObject({
        id: OWN,
        fence: saved.fence_code,
        location: { longitude: 121.4612 },
      });
      expect(await read(client)).toEqual(saved);
      const twice = await save(client, text(square(121.46)), { system: 'WGS-84' });
      expect(twice).toMatchObject({ version: 2, system: 'WGS-84', fence_code: saved.fence_code, holes: [] });
    });

    it('saves nothing when the other version is newer or the areas are unsound', async () => {
      const client = await contractor();
      const before = await read(client);
      expect(await refused(save(client, text(square(121.47)), { version: before.version - 1 }))).toMatchObject({
        code: 40_900,
      });
      const [a, b, c, d] = square(121.46) as [LonLat, LonLat, LonLat, LonLat];
      const bow = await refused(save(client, text(square(121.5), [a, c, b, d])));
      expect(bow).toMatchObject({ code: 42_200, problems: [{ path: 'listString.1', code: 'self-intersection' }] });
      expect(bow.message).toMatch(/^区域 2 的边相互交叉/);
      for (const bad of ['[[', '{"a":1}', text([a, b])]) expect((await refused(save(client, bad))).code).toBe(42_200);
      const hole = { polygon: 3, rings: [square(121.46) as [number, number][]] };
      expect((await refused(save(client, text(square(121.46)), { holes: [hole] }))).message).toContain('区域 4');
      expect(await read(client)).toEqual(before);
    });

    it('refuses a fence that is larger than a server stores', async () => {
      const client = await contractor();
      const many = Array.from({ length: 2001 }, (_, i) => square(121 + i / 10_000, 0.00001));
      expect((await refused(save(client, text(...many)))).message).toContain('2001');
      const long = `[${' '.repeat(7.9 * 1024 * 1024)}`;
      expect((await refused(save(client, long))).code).toBe(42_200);
      expect((await refused(save(client, `${long}${long}`))).code).toBeGreaterThan(40_000);
    });
  });

  describe('by the two calls of the specification', () => {
    it.each([true, false])('ties both in either order (points first: %s)', async (pointsFirst) => {
      const client = await contractor();
      const code = newFenceCode();
      const points = (): Promise<unknown> =>
        client.call(fence.enclose, { body: { task_code: code, data: text(square(121.48)), type: 1 } });
      const address = (): Promise<unknown> => client.call(fence.setAddress, { body: { id: SECOND, fence_code: code } });
      for (const step of pointsFirst ? [points, address] : [address, points]) await step();
      expect(await read(client, SECOND)).toMatchObject({
        fence_code: code,
        version: 1,
        listString: text(square(121.48)),
      });
    });

    it('ties them when both run together', async () => {
      const client = await contractor();
      const code = newFenceCode();
      await Promise.all([
        client.call(fence.enclose, {
          body: { fence_code: code, listString: wireFence([{ outer: square(121.49), holes: [] }], 0) as never },
        }),
        client.call(fence.setAddress, { body: { id: SECOND, fence_code: code } }),
      ]);
      expect(await read(client, SECOND)).toMatchObject({ fence_code: code, version: 1 });
    });
  });

  describe('history', () => {
    it('lists versions and restores one as a new one', async () => {
      const client = await contractor();
      const first = text(square(121.46));
      const one = await save(client, first);
      await save(client, text(square(121.46), square(121.47)));
      const page = await client.call(fence.history, { query: { projectId: OWN, page: 1, page_size: 2 } });
      expect(page.list.map(({ polygons, points }) => [polygons, points])).toEqual([
        [2, 8],
        [1, 4],
      ]);
      expect(page.list[1]?.area).toBeGreaterThan(10_000);
      const old = await client.call(fence.versionGet, { query: { projectId: OWN, version: one.version } });
      expect(old.listString).toBe(first);
      const restored = await client.call(fence.restore, { body: { projectId: OWN, version: one.version } });
      expect(restored).toMatchObject({ listString: first, version: one.version + 2 });
      const newest = await client.call(fence.history, { query: { projectId: OWN, page: 1, page_size: 1 } });
      expect(newest.list[0]).toMatchObject({ version: one.version + 2, restored_from: one.version });
      const stale = client.call(fence.restore, {
        body: { projectId: OWN, version: one.version, current: one.version },
      });
      expect((await refused(stale)).code).toBe(40_900);
      expect((await refused(client.call(fence.versionGet, { query: { projectId: OWN, version: 9999 } }))).code).toBe(
        40_400,
      );
    });
  });

  describe('belongs to its organisation', () => {
    it('is shown to whoever looks on, and changed by nobody else', async () => {
      const client = await contractor();
      const mine = await save(client, text(square(121.46)));
      const code = mine.fence_code ?? '';
      for (const name of ['owner', 'regulator']) {
        const other = await kit().client(name);
        expect((await read(other)).listString).toBe(mine.listString);
        expect((await refused(save(other, '[]'))).code).toBe(40_301);
      }
      expect((await refused(read(client, FOREIGN))).code).toBe(40_400);
      expect((await refused(save(client, '[]', { projectId: FOREIGN }))).code).toBe(40_400);
      const rival = await kit().client('beichen');
      expect((await refused(read(rival))).code).toBe(40_400);
      for (const work of [
        () => rival.call(fence.save, { body: { projectId: FOREIGN, fence_code: code, listString: '[]' } }),
        () => rival.call(fence.enclose, { body: { task_code: code, data: '[]' } }),
        () => rival.call(fence.setAddress, { body: { id: OWN, fence_code: newFenceCode() } }),
        () => rival.call(fence.setAddress, { body: { id: FOREIGN, fence_code: code } }),
        () => rival.call(fence.history, { query: { projectId: OWN } }),
      ]) {
        expect((await refused(work())).code).toBe(40_400);
      }
      expect(await read(client)).toEqual(mine);
    });

    it('stays tied when the project is edited; tying or untying it takes the permission for fences', async () => {
      const client = await contractor();
      const { fence_code } = await save(client, text(square(121.46)));
      const { edit, detail } = resourceCalls(projectmanage);
      if (!edit || !detail) throw new Error('projects are edited');
      const row = await client.call(detail, { params: { id: OWN } });
      const record = Object.fromEntries(fieldsOf(projectmanage).map(({ name }) => [name, Reflect.get(row, name)]));
      const loose = { location: { ...row.project_address.location, address: '上海市徐汇区龙腾大道' } };
      const change = (of: Client, project_address: object): Promise<unknown> =>
        of.call(edit, { body: { ...record, id: OWN, project_address } });
      await change(client, loose);
      expect(await read(client)).toMatchObject({ fence_code, project_address: { location: loose.location } });

      const { db } = kit().database;
      const granted = sql<{ permissions: unknown }>`select permissions from role where role_code = 'contractor'`;
      const before = (await granted.execute(db)).rows[0];
      await sql`update role set permissions = '["projectmanage|list", "projectmanage|detail", "projectmanage|edit"]'
        where role_code = 'contractor'`.execute(db);
      for (const fence of [null, newFenceCode()])
        expect((await refused(change(client, { ...loose, fence }))).code).toBe(40_301);
      await change(client, { ...loose, fence: fence_code });
      await change(client, loose);
      await sql`update role set permissions = ${JSON.stringify(before?.permissions)}::jsonb
        where role_code = 'contractor'`.execute(db);
      expect((await read(client)).fence_code).toBe(fence_code);
      await change(client, { ...loose, fence: null });
      expect((await read(client)).fence_code).toBeNull();
    });

    it('is not taken by another project of the same organisation, nor shown where an address only names it', async () => {
      const client = await contractor();
      const mine = await save(client, text(square(121.46)));
      const body = { projectId: SECOND, fence_code: mine.fence_code, listString: '[]' };
      expect((await refused(client.call(fence.save, { body }))).message).toContain('其他项目');
      const { db } = kit().database;
      const address = { fence: mine.fence_code, location: { longitude: 116, latitude: 39, address: '通州' } };
      await db
        .updateTable('project')
        .set({ project_address: JSON.stringify(address) })
        .where('id', '=', FOREIGN)
        .execute();
      expect(await read(await kit().client('beichen'), FOREIGN)).toMatchObject({ fence_code: null, listString: '[]' });
    });
  });

  describe('project calls', () => {
    it('gives the tree that the caller sees, merit goals and files', async () => {
      const client = await contractor();
      const tree = await client.call(project.treeConfigList, {});
      expect(tree.map((one) => one.name)).toEqual(['上海分公司']);
      expect(tree[0]?.children.find((one) => one.name === '滨江科创中心项目部')?.children).toHaveLength(2);
      expect(JSON.stringify(tree)).not.toContain('通州');
      expect((await client.call(project.meritGoals, {}))[1]).toEqual({ dd_value: 2, remark: '鲁班奖' });
      const files = await client.call(project.projectFiles, { query: { projectId: OWN } });
      expect(files).toEqual({ project_files: [], project_images: [] });
      expect((await refused(client.call(project.projectFiles, { query: { projectId: FOREIGN } }))).code).toBe(40_400);
    });
  });
});
