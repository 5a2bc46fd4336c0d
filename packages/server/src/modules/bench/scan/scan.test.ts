import { calls, resourceCalls } from '@gongdi/api';
import { civilDay, devicelist, patrollog, patrolsite } from '@gongdi/domain';
import { expect, it, vi } from 'vitest';
import { withServer } from '../../../testing.ts';

const kit = withServer();

const address = (resource: string, id: string) => `http://10.0.0.9:1/somewhere/${resource}/detail?id=${id}`;

/** A point, and a patrol of today at it whose turn it is for `patrol`. */
async function planned() {
  const patrol = await kit().client('patrol');
  // The server plans the patrols of the day after its start.
  const list = await vi.waitFor(async () => {
    const page = await patrol.call(resourceCalls(patrollog).list!, { query: { status: '1', page_size: 50 } });
    expect(page.list).not.toEqual([]);
    return page.list;
  }, 20_000);
  const one = list[0]! as { id: string; point_id: { id: string } | string; patrol_date: string };
  const point = typeof one.point_id === 'string' ? one.point_id : one.point_id.id;
  return { patrol, one, point };
}

it('opens the task of the day at a point, for whose turn it is', async () => {
  const { patrol, one, point } = await planned();
  kit().clock.now = Date.parse(`${one.patrol_date}T02:00:00Z`);
  const { things } = await patrol.call(calls.scan.resolve, { body: { code: address('patrolsite', point) } });
  expect(things).toHaveLength(1);
  const [thing] = things;
  expect(thing).toMatchObject({ resource: 'patrolsite', id: point, detail: true, begin: [] });
  const today = civilDay(kit().clock.now, 'Asia/Shanghai');
  expect(thing!.tasks[0]).toMatchObject({ resource: 'patrollog', due: today, today: true });
  expect(thing!.tasks.map(({ id }) => id)).toContain(one.id);
  // What is only due later is not today's.
  expect(thing!.tasks.every(({ due }) => due <= today)).toBe(true);
  // An administrator is not on the list of those who go: nothing is theirs to do.
  const admin = await kit().client('admin');
  const seen = await admin.call(calls.scan.resolve, { body: { code: address('patrolsite', point) } });
  expect(seen.things[0]!.tasks).toEqual([]);
});

it('offers to add a task where none is planned, with the point and its project', async () => {
  const contractor = await kit().client('contractor');
  const known = (await contractor.call(resourceCalls(patrolsite).list!, { query: { page_size: 1 } })).list[0] as {
    project_id: { id: string } | string;
  };
  const project_id = typeof known.project_id === 'string' ? known.project_id : known.project_id.id;
  const body = { point_name: '新的巡检点', project_id, point_type: 2 };
  const { id } = (await contractor.call(resourceCalls(patrolsite).add!, { body })) as { id: string };
  const { things } = await contractor.call(calls.scan.resolve, { body: { code: address('patrolsite', id) } });
  expect(things[0]!.tasks).toEqual([]);
  expect(things[0]!.begin[0]).toMatchObject({ resource: 'patrollog', query: { point_id: id, project_id } });
});

it('finds a device by the number on it, exactly', async () => {
  const contractor = await kit().client('contractor');
  const { list } = await contractor.call(resourceCalls(devicelist).list!, { query: { page_size: 1 } });
  const device = list[0]! as { id: string; device_number: string };
  const scan = (code: string) => contractor.call(calls.scan.resolve, { body: { code } });
  // After a start the server indexes what it finds, some of it after the other.
  await vi.waitFor(async () => {
    const { things } = await scan(` ${device.device_number.toLowerCase()} `);
    expect(things.map(({ id }) => id)).toContain(device.id);
  }, 30_000);
  expect((await scan(device.device_number.slice(0, 3))).things).toEqual([]);
});

it('says nothing of what the caller may not see, and of foreign addresses', async () => {
  const { point } = await planned();
  const other = await kit().client('owner');
  const scan = (code: string) => other.call(calls.scan.resolve, { body: { code } });
  expect((await scan(address('patrolsite', point.replaceAll(/./g, '0')))).things).toEqual([]);
  expect((await scan(address('account', point))).things).toEqual([]);
  expect((await scan('https://evil.example/?next=/patrolsite')).things).toEqual([]);
});
