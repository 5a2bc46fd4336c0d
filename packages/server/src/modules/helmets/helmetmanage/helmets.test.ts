import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  BINDING,
  BINDING_END,
  HELMET,
  helmetbinding,
  helmetmanage,
  movement,
  SMART_HELMET,
  STAY,
  staff,
} from '@gongdi/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_NOW, demoId } from '../../../demo/index.ts';
import { wearersAt } from '../../../helmets/index.ts';
import { withServer } from '../../../testing.ts';

const helmets = { ...resourceCalls(helmetmanage), steps: stepCalls(helmetmanage) };
const bindings = resourceCalls(helmetbinding);
const people = { ...resourceCalls(staff), steps: stepCalls(staff) };
const MINUTE = 60_000;

describe('helmets and people', () => {
  const kit = withServer();
  let contractor: Client;
  let patrol: Client;
  let stranger: Client;
  /** A site with at least two people who may work and wear a helmet, and one helmet in store. */
  let project_id: string;
  let first: { helmet: string; device: string; person: string };
  let second: { helmet: string; person: string };

  const read = (id: string) => contractor.call(helmets.detail!, { params: { id } });
  const step = (name: string, id: string, more: object = {}, client = contractor) =>
    client.call(helmets.steps[name]!, { body: { id, ...more } });
  const historyOf = async (helmet_id: string) =>
    (await contractor.call(bindings.list!, { query: { helmet_id, page_size: 50 } })).list;

  beforeAll(async () => {
    const names = ['admin', 'contractor', 'patrol', 'beichen'];
    const clients = await Promise.all(names.map((name) => kit().client(name)));
    const admin = clients[0]!;
    [contractor, patrol, stranger] = clients.slice(1) as [Client, Client, Client];
    // The demo of tests has no pictures, so every file lacks its papers there.
    const groups = await admin.call(calls.setting.groups, {});
    const { group, version, values } = groups.find((one) => 'labour_file' in one.values)!;
    await admin.call(calls.setting.change, {
      params: { group },
      body: { version, values: { ...values, labour_file: false } },
    });
    const worn = await contractor.call(helmets.list!, { query: { status: String(HELMET.worn), page_size: 100 } });
    const ids = worn.list.map(({ staff_id }) => staff_id!);
    const { list } = await contractor.call(calls.labour.admission, { body: { ids } });
    const may = new Set(list.filter(({ verdict }) => verdict !== 'refused').map(({ staff_id }) => staff_id));
    const fit = worn.list.filter((one) => may.has(one.staff_id!));
    project_id = fit.find((one) => fit.filter((other) => other.project_id === one.project_id).length > 1)!.project_id;
    const [a, b] = fit.filter((one) => one.project_id === project_id);
    first = { helmet: a!.id, device: a!.device_id, person: a!.staff_id! };
    second = { helmet: b!.id, person: b!.staff_id! };
  });

  it('are bound from the hour of handing out to that of taking back, and the history says so', async () => {
    kit().clock.now = DEMO_NOW + 10 * MINUTE;
    await step('takeback', first.helmet, { note: '换班' });
    expect(await read(first.helmet)).toMatchObject({ status: HELMET.stored, staff_id: null, handed_at: null });
    expect((await historyOf(first.helmet))[0]).toMatchObject({
      staff_id: first.person,
      state: BINDING.ended,
      ended_how: BINDING_END.returned,
      ended_at: new Date(DEMO_NOW + 10 * MINUTE).toISOString(),
    });
    kit().clock.now = DEMO_NOW + 20 * MINUTE;
    await step('handout', first.helmet, { staff_id: first.person });
    const { db } = kit().database;
    const between = (from: number, to: number) =>
      wearersAt(db, [first.device], DEMO_NOW + from * MINUTE, DEMO_NOW + to * MINUTE);
    expect((await between(0, 5)).map(({ staff_id }) => staff_id)).toEqual([first.person]);
    expect(await between(10, 20)).toEqual([]);
    expect(await between(15, 30)).toEqual([
      expect.objectContaining({ staff_id: first.person, from: DEMO_NOW + 20 * MINUTE, to: null }),
    ]);
    expect(await between(0, 30)).toHaveLength(2);
    expect(await wearersAt(db, [], 0, DEMO_NOW)).toEqual([]);
  });

  it('are one for one: neither a second helmet nor a second wearer', async () => {
    await step('takeback', second.helmet);
    await expect(step('handout', second.helmet, { staff_id: first.person })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'staff_id', message: expect.stringContaining('已领用安全帽') as string }],
    });
    await expect(step('handout', first.helmet, { staff_id: second.person })).rejects.toMatchObject({
      status: 409,
    });
    // What no step allows, no other code stores either.
    const { db } = kit().database;
    const open = await db
      .selectFrom('helmet_binding')
      .selectAll()
      .where('helmet_id', '=', first.helmet)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    const again = (more: object) =>
      db
        .insertInto('helmet_binding')
        .values({ ...open, id: 'again', custom: null, ...more })
        .execute();
    await expect(again({ staff_id: second.person })).rejects.toThrow('helmet_binding_worn');
    await expect(again({ helmet_id: second.helmet })).rejects.toThrow('helmet_binding_wearer');
    await expect(again({ state: BINDING.ended })).rejects.toThrow('helmet_binding_state_check');
  });

  it('lets only one of two hands give a person a helmet at the same moment', async () => {
    await step('takeback', first.helmet);
    const both = await Promise.allSettled(
      [first.helmet, second.helmet].map((id) => step('handout', id, { staff_id: second.person })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const { id, status } of await Promise.all([first.helmet, second.helmet].map(read)))
      if (status === HELMET.worn) await step('takeback', id);
    await step('handout', first.helmet, { staff_id: first.person });
    await step('handout', second.helmet, { staff_id: second.person });
  });

  it('stay with a site: no person of another one, nobody whom the rules refuse', async () => {
    const elsewhere = await contractor.call(people.list!, { query: { status: String(STAY.onSite), page_size: 100 } });
    const other = elsewhere.list.find((one) => one.project_id !== project_id)!;
    await step('takeback', second.helmet);
    await expect(step('handout', second.helmet, { staff_id: other.id })).rejects.toMatchObject({ status: 422 });
    const { db } = kit().database;
    await db
      .insertInto('behaviour')
      .values({
        id: 'much',
        created_at: new Date(DEMO_NOW).toISOString(),
        updated_at: new Date(DEMO_NOW).toISOString(),
        version: 1,
        staff_id: second.person,
        project_id,
        rule_id: demoId('behaviour-rule', 1),
        kind: 1,
        points: 99,
        happened_on: '2026-11-01',
      })
      .execute();
    await expect(step('handout', second.helmet, { staff_id: second.person })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'staff_id', message: expect.stringContaining('99') as string }],
    });
    await db.deleteFrom('behaviour').where('id', '=', 'much').execute();
    await step('handout', second.helmet, { staff_id: second.person });
    const worn = await read(second.helmet);
    const { id: device_id } = await db
      .selectFrom('device')
      .select('id')
      .where('project_id', '=', project_id)
      .where('device_type', '<>', SMART_HELMET)
      .executeTakeFirstOrThrow();
    const exchange = () => contractor.call(helmets.edit!, { body: { ...worn, device_id } });
    await expect(exchange()).rejects.toMatchObject({
      problems: [{ path: 'device_id', message: expect.stringContaining('先收回') as string }],
    });
  });

  it('are shown as not returned when a person leaves, and are nobody else’s until they are taken back', async () => {
    kit().clock.now = DEMO_NOW + 60 * MINUTE;
    await contractor.call(people.steps.leave!, {
      body: { id: second.person, exit_date: '2026-11-02', settlement: 2 },
    });
    expect(await read(second.helmet)).toMatchObject({ status: HELMET.owed, staff_id: second.person });
    expect((await historyOf(second.helmet))[0]).toMatchObject({
      ended_how: BINDING_END.left,
      ended_at: new Date(DEMO_NOW + 60 * MINUTE).toISOString(),
    });
    const told = await contractor.call(calls.notification.list, { query: { page: 1, page_size: 50 } });
    expect(told.list.some(({ kind }) => kind === 'helmet_owed')).toBe(true);
    await expect(step('handout', second.helmet, { staff_id: first.person })).rejects.toMatchObject({
      status: 409,
    });
    await step('takeback', second.helmet);
    expect(await read(second.helmet)).toMatchObject({ status: HELMET.stored, staff_id: null });
    const moves = await contractor.call(resourceCalls(movement).list!, { query: { staff_id: second.person } });
    expect(moves.list.length).toBeGreaterThan(0);
  });

  it('go through loss, repair and scrapping with a reason, and nothing deletes a history', async () => {
    await expect(step('lose', first.helmet)).rejects.toMatchObject({ status: 422 });
    await step('lose', first.helmet, { note: '高空坠落后未找到' });
    expect(await read(first.helmet)).toMatchObject({ status: HELMET.lost, staff_id: first.person });
    expect((await historyOf(first.helmet))[0]).toMatchObject({ ended_how: BINDING_END.lost });
    await step('found', first.helmet);
    await step('repair', first.helmet, { note: '定位模块故障' });
    await step('repaired', first.helmet);
    await step('scrap', first.helmet, { note: '受冲击' });
    await expect(step('found', first.helmet)).rejects.toMatchObject({ status: 409 });
    await expect(contractor.call(helmets.delete!, { params: { id: first.helmet } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('are seen by their own company only, and handed out by who may', async () => {
    expect((await stranger.call(helmets.list!, { query: {} })).total).toBe(0);
    expect((await stranger.call(bindings.list!, { query: {} })).total).toBe(0);
    await expect(stranger.call(helmets.detail!, { params: { id: second.helmet } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(step('handout', second.helmet, { staff_id: first.person }, stranger)).rejects.toMatchObject({
      status: 404,
    });
    await expect(step('handout', second.helmet, { staff_id: first.person }, patrol)).rejects.toMatchObject({
      message: expect.stringContaining('没有权限') as string,
    });
  });
});
