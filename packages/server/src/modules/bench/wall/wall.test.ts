import { calls, resourceCalls, type Client } from '@gongdi/api';
import { allResources, findResource, projectmanage, staff, tilesOf, wall, type WallTile } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../../../demo/index.ts';
import { describeServers } from '../../../testing.ts';
import { narrowed } from './wall-data.ts';

const own = resourceCalls(wall);
const DAY = 86_400_000;

it('a wall shows its organisation and those below it, as far as the reader sees them', () => {
  const scope = (read: string[]) => ({ read, write: [] });
  expect(narrowed(scope(['']), 'a/b/').read).toEqual(['a/b/']);
  expect(narrowed(scope(['a/']), 'a/b/').read).toEqual(['a/b/']);
  expect(narrowed(scope(['a/b/c/', 'd/']), 'a/b/').read).toEqual(['a/b/c/']);
});

describeServers('walls', (kit) => {
  const ofProject = demoId('wall', 1);
  const ofCompany = demoId('wall', 2);
  const tile = (id: string, more: Partial<WallTile> = {}): WallTile => ({
    id,
    kind: 'figure',
    of: 'staff?status=1',
    x: 0,
    y: 0,
    w: 3,
    h: 2,
    ...more,
  });
  const arrange = (client: Client, id: string, tiles: WallTile[], version: number) =>
    client.call(
      calls.wall.arrange,
      { body: { id, version, pages: [{ title: '第一页', seconds: 20, tiles }] } },
      { quiet: true },
    );
  const show = (client: Client, id: string) => client.call(calls.wall.show, { query: { id } }, { quiet: true });
  const open = async (key: string) => (await kit().client()).call(calls.wall.open, { body: { key } }, { quiet: true });

  it('begin with what modules declare, and the numbers are those of the lists', async () => {
    const contractor = await kit().client('contractor');
    const { pages, version, offers } = await contractor.call(calls.wall.layoutGet, { query: { id: ofCompany } });
    expect(version).toBe(0);
    expect(pages.flatMap(({ tiles }) => tiles.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['map', 'figure', 'newest', 'trend', 'rank', 'weather']),
    );
    // Every tile that a module declares is offered to whoever may list its records.
    const declared = allResources().flatMap((resource) => tilesOf(resource).map(({ key }) => key));
    const figures = offers.filter(({ kind }) => kind === 'figure').map(({ of }) => of);
    expect(figures.length).toBeGreaterThan(10);
    expect(declared).toEqual(expect.arrayContaining(figures));
    const data = await show(contractor, ofCompany);
    const people = data.figures.find(({ key }) => key === 'staff?status=1')!;
    // Of the organisation of the wall and those below it, however many its reader sees.
    const { rows } = await kit().database.pool.query(
      `select count(*)::int as count from staff s join organisation o on o.id = s.org_id
       where s.status = 1 and o.path like (select path from organisation where id = (select org_id from wall where id = $1)) || '%'`,
      [ofCompany],
    );
    expect(people.total).toBe(rows[0].count);
    expect(people.total).toBeGreaterThan(0);
    expect(data.projects.length).toBeGreaterThan(0);
    expect(data.map!.layers.map(({ resource }) => resource)).toEqual(['projectmanage']);
  });

  it('of a project show that project alone', async () => {
    const contractor = await kit().client('contractor');
    const data = await show(contractor, ofProject);
    const people = data.figures.find(({ key }) => key === 'staff?status=1')!;
    const query = { status: '1', project_id: demoId('project', 1), page_size: 10 };
    const { total } = await contractor.call(resourceCalls(staff).list!, { query });
    expect(people.total).toBe(total);
    expect(data).toMatchObject({ ranked: [], projects: [], about: '滨江科创中心一期' });
    expect(data.map!.fence).toBeNull();
    expect(data.map!.layers.flatMap(({ places }) => places).length).toBeGreaterThan(0);
  });

  it('are arranged by one at a time, without overlaps, and undone by the next version', async () => {
    const contractor = await kit().client('contractor');
    await expect(arrange(contractor, ofProject, [tile('a'), tile('b', { x: 2 })], 0)).rejects.toMatchObject({
      problems: [{ path: 'pages.0.tiles.1', message: '两项内容重叠，请重新摆放' }],
    });
    expect(await arrange(contractor, ofProject, [tile('a')], 0)).toEqual({ version: 1 });
    await expect(arrange(contractor, ofProject, [tile('a')], 0)).rejects.toMatchObject({ code: 40900 });
    expect((await show(contractor, ofProject)).figures.map(({ key }) => key)).toEqual(['staff?status=1']);
    const owner = await kit().client('owner');
    await expect(arrange(owner, ofProject, [tile('a')], 1)).rejects.toMatchObject({ code: 40301 });
  });

  it('of another company are not found, by reading, arranging and publishing', async () => {
    const other = await kit().client('beichen');
    const lost = { status: 404 };
    await expect(show(other, ofProject)).rejects.toMatchObject(lost);
    await expect(arrange(other, ofProject, [tile('a')], 1)).rejects.toMatchObject(lost);
    const body = { id: ofProject, name: '门卫室', days: 30 };
    await expect(other.call(calls.wall.publish, { body }, { quiet: true })).rejects.toMatchObject(lost);
    await expect(other.call(calls.wall.links, { query: { id: ofProject } }, { quiet: true })).rejects.toMatchObject(
      lost,
    );
  });

  it('are seen by anybody who has a key, as long as it is good, and only what is declared to be open', async () => {
    const contractor = await kit().client('contractor');
    const all = ['staff?status=1', 'staff?status=1&trade=1,2,3,4,5,6,7', 'earlywarn?alarm_state=1'];
    const tiles = all.map((of, at) => tile(`f${at}`, { of, x: at * 3 }));
    const more = [
      tile('n', { kind: 'newest', of: 'messagepublish', x: 0, y: 2 }),
      tile('o', { kind: 'newest', of: 'earlywarn', x: 3, y: 2 }),
      tile('m', { kind: 'map', of: '', x: 6, y: 2 }),
    ];
    await arrange(contractor, ofProject, [...tiles, ...more], 1);
    const publish = (days: number) =>
      contractor.call(calls.wall.publish, { body: { id: ofProject, name: '门卫室', days } });
    const { key } = await publish(30);
    const data = await open(key);
    expect(data.figures.map(({ key: one }) => one).toSorted()).toEqual(['earlywarn?alarm_state=1', 'staff?status=1']);
    expect(data.newest.map(({ resource }) => resource)).toEqual(['earlywarn']);
    expect(data.map!.layers.every(({ resource }) => findResource(resource)!.openPlaces)).toBe(true);
    expect(data.figures.find(({ key: one }) => one === 'staff?status=1')!.total).toBe(
      (await show(contractor, ofProject)).figures.find(({ key: one }) => one === 'staff?status=1')!.total,
    );
    // Only a hash of the key is in the database.
    const { rows } = await kit().database.pool.query('select * from wall_link');
    expect(JSON.stringify(rows)).not.toContain(key);
    await open(key);
    const links = () => contractor.call(calls.wall.links, { query: { id: ofProject } });
    const [link] = await links();
    expect(link).toMatchObject({ name: '门卫室', opened: 2, withdrawn_at: null, uses: [{ times: 2 }] });

    await expect(open(`${key}x`)).rejects.toMatchObject({ status: 404, message: '公开链接无效，请核对地址是否完整' });
    const body = { id: ofCompany, link_id: link!.id };
    await expect(contractor.call(calls.wall.withdraw, { body }, { quiet: true })).rejects.toMatchObject({
      status: 404,
    });
    await contractor.call(calls.wall.withdraw, { body: { ...body, id: ofProject } });
    await expect(open(key)).rejects.toMatchObject({ status: 404, message: expect.stringContaining('已被撤回') });
    const short = await publish(1);
    kit().clock.now += DAY + 1;
    await expect(open(short.key)).rejects.toMatchObject({ message: expect.stringContaining('已过期') });
    kit().clock.now -= DAY + 1;
  });

  it('a key shows the wall of its own organisation alone', async () => {
    const contractor = await kit().client('contractor');
    const rank = tile('r', { kind: 'rank', of: 'earlywarn?alarm_state=1', x: 3 });
    await arrange(contractor, ofCompany, [tile('a'), rank], 0);
    const { key } = await contractor.call(calls.wall.publish, { body: { id: ofCompany, name: '大厅', days: 1 } });
    const [mine, anybody] = [await show(contractor, ofCompany), await open(key)];
    expect(anybody.figures).toEqual(mine.figures);
    const titles = (data: typeof mine) => data.projects.map(({ title }) => title).toSorted();
    expect(titles(anybody)).toEqual(titles(mine));
    expect(titles(anybody).length).toBeGreaterThan(0);
    const others = await (
      await kit().client('admin')
    ).call(resourceCalls(projectmanage).list!, {
      query: { page_size: 50 },
    });
    expect(others.total).toBeGreaterThan(titles(anybody).length);
  });

  it('go with their pages and links when they are deleted', async () => {
    const contractor = await kit().client('contractor');
    const { id } = await contractor.call(own.add!, { body: { wall_name: '临时', project_id: null, remark: null } });
    const { key } = await contractor.call(calls.wall.publish, { body: { id, name: 'x', days: 1 } });
    await open(key);
    await contractor.call(own.delete!, { params: { id } });
    await expect(open(key)).rejects.toMatchObject({ status: 404 });
  });
});
