import { calls, resourceCalls, stepCalls, type Client } from '@gongdi/api';
import {
  CLIMB,
  CLIMB_WATCH,
  climbingpartner,
  earlywarn,
  helmetmanage,
  physicalexaminationresult,
  SMART_HELMET,
  STAY,
  staff,
} from '@gongdi/domain';
import { convert, placeAt as placeIn, polygonOf, wireFence, type LonLat } from '@gongdi/geo';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_NOW, demoId } from '../../../demo/index.ts';
import { newDevice, type TestDevice } from '../../../telemetry/testing.ts';
import { withServer } from '../../../testing.ts';
import { expirePermits, watchPermits } from './watch-permits.ts';

const placeAt = (from: LonLat, bearing: number, metres: number) => placeIn(from, bearing, metres, 'WGS-84');
const permits = { ...resourceCalls(climbingpartner), steps: stepCalls(climbingpartner) };
const helmets = { ...resourceCalls(helmetmanage), steps: stepCalls(helmetmanage) };
const alarms = resourceCalls(earlywarn);
const PROJECT = demoId('project', 1);
const CENTRE: LonLat = [121.4565, 31.1767];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Values of the dictionary `alarm_kind`. */
const KIND = { danger: 3, left: 4, climb: 5 };
/** Value of the dictionary `trade`. */
const CONCRETER = 12;

describe('helmets on a site', () => {
  const kit = withServer();
  let contractor: Client;
  let stranger: Client;
  let worker: { id: string; name: string; device: TestDevice };
  let watcher: { id: string; name: string; device: TestDevice };
  let sent = DEMO_NOW;

  const send = async ({ device }: { device: TestDevice }, place: LonLat, more: object = {}, ts = sent) => {
    const { device_number, device_key } = device;
    const values = { longitude: place[0], latitude: place[1], ...more };
    const body = { device_number, device_key, readings: [{ ts, values }] };
    return (await kit().client()).call(calls.telemetry.ingest, { body });
  };
  /** Sends positions ten seconds apart, as helmets do. */
  const walk = async (who: { device: TestDevice }, ...places: LonLat[]) => {
    for (const place of places) {
      sent += 10 * SECOND;
      kit().clock.now = sent;
      await send(who, place);
    }
  };
  const alarmsOf = async ({ device }: { device: TestDevice }, kind: number) =>
    (await contractor.call(alarms.list!, { query: { device_id: device.id, page_size: 50 } })).list.filter(
      (one) => one.kind === kind,
    );
  const step = (name: string, id: string, more: object = {}) =>
    contractor.call(permits.steps[name]!, { body: { id, ...more } });
  const permit = (id: string) => contractor.call(permits.detail!, { params: { id } });
  const deps = () => ({ db: kit().database.db, setting: (key: string) => SETTINGS[key as keyof typeof SETTINGS] });
  const SETTINGS = {
    climb_watch_metres: 20,
    climb_stale_seconds: 120,
    climb_hook_metres: 2,
    climb_alarm_seconds: 15,
  };
  const judge = (now: number) => watchPermits(deps() as never, now);

  beforeAll(async () => {
    const names = ['admin', 'contractor', 'beichen'];
    const clients = await Promise.all(names.map((name) => kit().client(name)));
    const admin = clients[0]!;
    [contractor, stranger] = clients.slice(1) as [Client, Client];
    const groups = await admin.call(calls.setting.groups, {});
    const { group, version, values } = groups.find((one) => 'labour_file' in one.values)!;
    await admin.call(calls.setting.change, {
      params: { group },
      body: { version, values: { ...values, labour_file: false } },
    });
    const people = await contractor.call(resourceCalls(staff).list!, {
      query: { project_id: PROJECT, status: String(STAY.onSite), page_size: 50 },
    });
    const ids = people.list.map(({ id }) => id);
    const { list } = await contractor.call(calls.labour.admission, { body: { ids } });
    const may = list.filter(({ verdict }) => verdict !== 'refused');
    // Of a trade that needs no certificate, so that only the work at height asks for one.
    const fit = may.toSorted((a, b) => Number(b.trade === CONCRETER) - Number(a.trade === CONCRETER));
    // The people give back what the demo gave them, and get helmets whose devices the test has the keys of.
    const worn = await contractor.call(helmets.list!, { query: { project_id: PROJECT, status: '2', page_size: 50 } });
    for (const { id } of worn.list) await contractor.call(helmets.steps.takeback!, { body: { id } });
    const handOut = async (staff_id: string, number: string) => {
      const device = await newDevice(contractor, SMART_HELMET, { project_id: PROJECT });
      const body = { helmet_number: number, device_id: device.id, project_id: PROJECT };
      const { id } = await contractor.call(helmets.add!, { body });
      await contractor.call(helmets.steps.handout!, { body: { id, staff_id } });
      return { id: staff_id, name: people.list.find((one) => one.id === staff_id)!.name, device };
    };
    worker = await handOut(fit[0]!.staff_id!, 'T-1');
    watcher = await handOut(fit[1]!.staff_id!, 'T-2');
  });

  it('raise an alarm with the name of who enters a danger zone, and end it when he comes out', async () => {
    const square = (size: number): string => {
      const corners = [
        [-size, -size],
        [size, -size],
        [size, size],
        [-size, size],
      ].map(([east, north]) => convert(placeAt(placeAt(CENTRE, 90, east!), 0, north!), 'WGS-84', 'GCJ-02'));
      return JSON.stringify(wireFence([polygonOf(corners)], DEMO_NOW));
    };
    const { db } = kit().database;
    await contractor.call(calls.fence.save, { body: { projectId: PROJECT, listString: square(200) } });
    const area = await db
      .selectFrom('area')
      .select(['id', 'area_name'])
      .where('project_id', '=', PROJECT)
      .where('area_type', '=', 22)
      .executeTakeFirstOrThrow();
    await contractor.call(calls.area.setAreaFence, { body: { area_id: area.id, listString: square(20) } });
    await walk(worker, placeAt(CENTRE, 90, 100), placeAt(CENTRE, 90, 90), placeAt(CENTRE, 90, 10));
    expect(await alarmsOf(worker, KIND.danger)).toEqual([]);
    await walk(worker, placeAt(CENTRE, 90, 8));
    const [alarm] = await alarmsOf(worker, KIND.danger);
    expect(alarm).toMatchObject({ staff_id: worker.id, level: 2, alarm_state: 1, recovered_at: null });
    expect(alarm!.alarm_content).toContain(worker.name);
    expect(alarm!.alarm_content).toContain(area.area_name);
    // A position that arrives late tells of what is over.
    kit().clock.now = sent + 20 * MINUTE;
    await send(worker, placeAt(CENTRE, 90, 100), {}, sent + MINUTE);
    await send(worker, placeAt(CENTRE, 90, 100), {}, sent + 2 * MINUTE);
    expect((await alarmsOf(worker, KIND.danger))[0]).toMatchObject({ recovered_at: null });
    sent = kit().clock.now;
    await walk(worker, placeAt(CENTRE, 90, 60), placeAt(CENTRE, 90, 62));
    expect((await alarmsOf(worker, KIND.danger))[0]!.recovered_at).not.toBeNull();
    // Back at once: the same alarm continues, without another.
    await walk(worker, placeAt(CENTRE, 90, 5), placeAt(CENTRE, 90, 6));
    const again = await alarmsOf(worker, KIND.danger);
    expect(again).toHaveLength(1);
    expect(again[0]).toMatchObject({ id: alarm!.id, repeats: 2, recovered_at: null });
    await walk(worker, placeAt(CENTRE, 90, 90), placeAt(CENTRE, 90, 90.5));
  });

  it('tell who leaves the site, to his own company, until he is back', async () => {
    await walk(worker, placeAt(CENTRE, 90, 400), placeAt(CENTRE, 90, 401));
    const [left] = await alarmsOf(worker, KIND.left);
    expect(left).toMatchObject({ staff_id: worker.id, level: 1 });
    expect((await stranger.call(alarms.list!, { query: { device_id: worker.device.id } })).total).toBe(0);
    await walk(worker, placeAt(CENTRE, 90, 100), placeAt(CENTRE, 90, 101));
    expect((await alarmsOf(worker, KIND.left))[0]!.recovered_at).not.toBeNull();
  });

  it('are asked about before work at height: certificate, check, a watcher who is somebody else', async () => {
    const ask = (more: object = {}) =>
      contractor.call(permits.add!, {
        body: {
          work: '外架拆除连墙件',
          project_id: PROJECT,
          spot: '3 号楼',
          height: 36,
          hazard: false,
          worker_id: worker.id,
          watcher_id: watcher.id,
          planned_from: new Date(sent).toISOString(),
          planned_to: new Date(sent + 8 * 60 * MINUTE).toISOString(),
          measures: '双钩安全带',
          ...more,
        },
      });
    await expect(ask({ watcher_id: worker.id })).rejects.toMatchObject({ status: 422 });
    await expect(ask({ height: 1.5 })).rejects.toMatchObject({ status: 422 });
    const { id } = await ask();
    expect(await permit(id)).toMatchObject({ grade: 4, status: CLIMB.asked });
    await kit().database.db.deleteFrom('certificate').where('staff_id', '=', worker.id).execute();
    await kit().database.db.deleteFrom('medical').where('staff_id', '=', worker.id).execute();
    await expect(step('approve', id)).rejects.toMatchObject({ status: 422 });
    await contractor.call(resourceCalls(physicalexaminationresult).add!, {
      body: { staff_id: worker.id, kind: 1, conclusion: 1, exam_date: '2026-10-01', hazard: 5 },
    });
    await kit()
      .database.db.insertInto('certificate')
      .values({
        id: 'height',
        created_at: new Date(DEMO_NOW).toISOString(),
        updated_at: new Date(DEMO_NOW).toISOString(),
        version: 1,
        certificate_number: 'T-HEIGHT',
        status: 1,
        holder_kind: 1,
        staff_id: worker.id,
        kind: 2,
        valid_from: '2025-10-01',
        valid_to: '2027-10-01',
      })
      .execute();
    await step('approve', id);
    await step('start', id);
    expect(await permit(id)).toMatchObject({ status: CLIMB.working, watch_state: CLIMB_WATCH.fine });
  });

  it('raise one alarm when he is not hooked, another when the watcher goes away, and end with the permit', async () => {
    const { list } = await contractor.call(permits.list!, { query: { status: String(CLIMB.working), page_size: 50 } });
    const mine = list.find(({ worker_id }) => worker_id === worker.id)!;
    const at = async (who: typeof worker, place: LonLat, more: object) => {
      sent += SECOND;
      kit().clock.now = sent;
      await send(who, place, more);
    };
    await at(worker, CENTRE, { altitude: 30, hook: 0 });
    await at(watcher, CENTRE, { altitude: 4, hook: 0 });
    await judge(sent);
    expect(await permit(mine.id)).toMatchObject({ watch_state: CLIMB_WATCH.unhooked });
    expect(await alarmsOf(worker, KIND.climb)).toEqual([]);
    await judge(sent + 16 * SECOND);
    await judge(sent + 17 * SECOND);
    const first = await alarmsOf(worker, KIND.climb);
    expect(first).toHaveLength(1);
    expect(first[0]!.alarm_content).toContain('未挂安全带');
    await at(worker, CENTRE, { altitude: 30, hook: 1 });
    await judge(sent);
    expect((await alarmsOf(worker, KIND.climb))[0]!.recovered_at).not.toBeNull();
    await at(watcher, placeAt(CENTRE, 0, 60), {});
    await judge(sent);
    await judge(sent + 20 * SECOND);
    const second = await alarmsOf(worker, KIND.climb);
    expect(second.map(({ alarm_content }) => alarm_content.includes(watcher.name))).toContain(true);
    expect(await permit(mine.id)).toMatchObject({ watch_state: CLIMB_WATCH.far });
    kit().clock.now = sent + 9 * 60 * MINUTE;
    await expirePermits(deps() as never, kit().clock.now);
    contractor = await kit().client('contractor');
    expect(await permit(mine.id)).toMatchObject({ status: CLIMB.expired, watch_state: null });
    await vi.waitFor(async () =>
      expect((await alarmsOf(worker, KIND.climb)).filter(({ recovered_at }) => recovered_at === null)).toEqual([]),
    );
  });

  it('show permits to their own company only', async () => {
    stranger = await kit().client('beichen');
    expect((await stranger.call(permits.list!, { query: {} })).total).toBe(0);
  });
});
