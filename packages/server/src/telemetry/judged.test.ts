import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { deviceTypeOf, earlywarn, LIMIT_NAMES, warningconfig, type LevelRule } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { describeServers } from '../testing.ts';
import { newDevice, type TestDevice } from './testing.ts';

const { device: on, telemetry } = calls;
const NONE = Object.fromEntries(LIMIT_NAMES.map((name) => [name, null]));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeServers('what is judged', (kit) => {
  const contractor = () => kit().client('contractor');
  const send = async (device: TestDevice, readings: unknown[]) => {
    const { device_number, device_key } = device;
    return (await kit().client()).call(telemetry.ingest, { body: { device_number, device_key, readings } });
  };
  const latest = async (device: TestDevice) =>
    (await (await contractor()).call(on.latest, { query: { device_ids: device.id } }))[0]!;
  const alarms = async (device: TestDevice) =>
    (await (await contractor()).call(resourceCalls(earlywarn).list!, { query: { device_id: device.id } })).list;
  const rule = (more: object) => ({
    ...deviceTypeOf(4).levels[0]!,
    ...NONE,
    duration: 0,
    hysteresis: 0,
    ...more,
  });
  const iso = (at: number) => new Date(at).toISOString();
  const tidy = () => kit().server.telemetry.tidy();

  it('a limit replaces the template of its quantity and comparison alone, and nonsense replaces nothing', async () => {
    const client = await contractor();
    const device = await newDevice(client, 17, { project_id: demoId('project', 1) });
    const template = deviceTypeOf(17).levels;
    const add = resourceCalls(warningconfig).add!;
    const body = {
      device_type: 17,
      device_id: device.id,
      quantity: '电量',
      measure: 1,
      warning_lower: 15,
      duration: 0,
      hysteresis: 1,
      verified: false,
    };
    // The quantity is sent by its name and stored by its key.
    expect(await client.call(add, { body })).toMatchObject({ quantity: 'battery' });
    const held = await client.call(on.levelRules, { query: { device_id: device.id } });
    expect(held.origin).toBe('device');
    expect(held.rules).toHaveLength(template.length);
    expect(held.rules.filter(({ origin }) => origin !== 'template')).toMatchObject([
      { quantity: 'battery', warning_lower: 15, origin: 'device' },
    ]);
    for (const wrong of [
      { ...body, quantity: '胡说八道' },
      { ...body, quantity: '沉降（m）' },
      { ...body, quantity: 'settlement', warning_lower: null, warning_upper: 30, alarm_upper: 20 },
      { ...body, quantity: 'crack', warning_lower: null, warning_upper: 5000 },
    ])
      await expect(client.call(add, { body: wrong })).rejects.toMatchObject({ status: 422 });
    // An invalid rule that was stored without a check has no effect, is listed with its reason, and the template
    // applies.
    await kit().database.pool.query(
      `insert into warning_rule (id, org_id, created_at, updated_at, version, device_type, device_id, quantity, measure,
         warning_upper, alarm_upper, duration, hysteresis, verified)
       values ('bad1', $1, now(), now(), 1, 17, $2, '沉降', 2, 90, 10, 0, 0, false)`,
      [(await client.call(calls.device.list, { body: {} })).list[0]!.org_id, device.id],
    );
    const after = await client.call(on.levelRules, { query: { device_id: device.id } });
    expect(after.invalid).toMatchObject([{ id: 'bad1', reasons: ['报警上限不能小于预警上限'] }]);
    expect(after.rules.find((one) => one.quantity === 'settlement' && one.measure === 'cumulative')).toMatchObject({
      origin: 'template',
      control_upper: 20,
    });
  });

  it('rules of a project and of organisations above add up, the nearest first', async () => {
    const client = await contractor();
    const admin = await kit().client('admin');
    const project_id = demoId('project', 1);
    const device = await newDevice(client, 18, { project_id });
    const add = resourceCalls(warningconfig).add!;
    const base = { device_type: 18, measure: 1, duration: 0, hysteresis: 0, verified: false };
    const rows = [
      await admin.call(add, { body: { ...base, quantity: 'tilt_x', warning_upper: 4 } }),
      await admin.call(add, { body: { ...base, quantity: 'tilt_y', warning_upper: 4 } }),
      await client.call(add, { body: { ...base, quantity: 'tilt_x', warning_upper: 3, project_id } }),
    ];
    const { rules } = await client.call(on.levelRules, { query: { device_id: device.id } });
    const tilts = rules.filter(({ quantity }) => quantity.startsWith('tilt'));
    expect(tilts).toMatchObject([
      { quantity: 'tilt_x', warning_upper: 3, origin: 'project' },
      { quantity: 'tilt_y', warning_upper: 4, origin: 'organisation' },
    ]);
    for (const { id } of rows) await admin.call(resourceCalls(warningconfig).delete!, { params: { id } });
  });

  it('what comes late raises an alarm at its own time and leaves the present as it is', async () => {
    const client = await contractor();
    const device = await newDevice(client, 17);
    const now = kit().clock.now;
    const at = (minutes: number, settlement: number) => ({ ts: now - minutes * MINUTE, values: { settlement } });
    await send(device, [at(240, 0), at(0, 0.5)]);
    expect(await alarms(device)).toEqual([]);
    // The readings arrive three hours late and in the wrong order.
    await send(device, [at(170, 90), at(160, 91), at(180, 90), at(150, 1)]);
    await tidy();
    const raised = (await alarms(device)).filter((one) => one.measure === 2);
    expect(raised).toMatchObject([
      { level: 3, alarm_state: 3, started_at: iso(now - 170 * MINUTE), recovered_at: iso(now - 150 * MINUTE) },
    ]);
    expect(raised[0]!.received_at).toBe(iso(now));
    expect(await latest(device)).toMatchObject({ level: 0, values: { settlement: 0.5 } });
    // A reading that is sent again is not stored twice.
    await send(device, [at(170, 90), at(175, 90)]);
    await tidy();
    expect((await alarms(device)).filter((one) => one.measure === 2)).toHaveLength(1);
  });

  it('an alarm that is on began when a late reading says so', async () => {
    const device = await newDevice(await contractor(), 4);
    const now = kit().clock.now;
    const people = rule({ quantity: 'people', alarm_upper: 10 });
    await (await contractor()).call(on.setLevelRules, { body: { device_id: device.id, rules: [people] } });
    await kit().server.telemetry.registry.byId(device.id);
    await send(device, [
      { ts: now - HOUR, values: { people: 3 } },
      { ts: now, values: { people: 12 } },
    ]);
    await send(device, [{ ts: now - 10 * MINUTE, values: { people: 11 } }]);
    await tidy();
    expect(await alarms(device)).toMatchObject([{ alarm_state: 1, level: 2, started_at: iso(now - 10 * MINUTE) }]);
    expect(await latest(device)).toMatchObject({ level: 2 });
  });

  it('cumulative values are counted from a base that people set, with a reason', async () => {
    const client = await contractor();
    const device = await newDevice(client, 17);
    const now = kit().clock.now;
    const at = (minutes: number, settlement: number) => ({ ts: now - minutes * MINUTE, values: { settlement } });
    // The first reading is an outlier: all readings after it are at control level.
    await send(device, [at(60, 400), at(50, -5.6), at(40, -5.6), at(30, -5.6)]);
    expect(await latest(device)).toMatchObject({ level: 3 });
    const body = { device_id: device.id, quantity: 'settlement', kind: 2 as const, value: 0, reason: '首个读数异常' };
    const bases = async () => client.call(on.bases, { params: { device_id: device.id } });
    expect((await bases()).current).toMatchObject([{ quantity: 'settlement', kind: 1, value: 400, at: null }]);
    await expect(client.call(on.setBase, { body: { ...body, reason: ' ' } })).rejects.toMatchObject({ status: 422 });
    await expect(client.call(on.setBase, { body: { ...body, value: 5000 } })).rejects.toMatchObject({ status: 422 });
    const owner = await kit().client('owner');
    await expect(owner.call(on.setBase, { body })).rejects.toMatchObject({ code: 40301 });
    await client.call(on.setBase, { body });
    expect(await latest(device)).toMatchObject({ level: 0 });
    expect((await alarms(device)).filter((one) => one.measure === 2 && !one.recovered_at)).toEqual([]);
    expect(await bases()).toMatchObject({
      current: [{ kind: 2, value: 0, reason: '首个读数异常', account_name: expect.any(String) as string }],
      history: [{ kind: 2 }, { kind: 1, value: 400 }],
    });
    // The base is 0 now, so the cumulative value of −5.6 is −5.6; −20 is beyond the control limit.
    await send(device, [at(20, -20.5), at(10, -20.5)]);
    expect(await latest(device)).toMatchObject({ level: 3 });
    // Another sensor reads 3: the cumulative value continues from the value before.
    await send(device, [at(4, 3)]);
    const exchanged = { ...body, kind: 4 as const, at: iso(now - 4 * MINUTE), reason: '更换传感器' };
    expect(await client.call(on.setBase, { body: exchanged })).toMatchObject({ value: 23.5 });
    // Set to zero: the present reading becomes the base.
    expect(await client.call(on.setBase, { body: { ...body, kind: 3 as const, reason: '归零' } })).toMatchObject({
      value: 3,
    });
    expect(await latest(device)).toMatchObject({ level: 0 });
  });

  it('a base that was set before anything came holds for the first reading', async () => {
    const client = await contractor();
    const device = await newDevice(client, 17);
    const body = { device_id: device.id, quantity: 'settlement', kind: 2 as const, value: 0, reason: '初始测量' };
    await client.call(on.setBase, { body });
    const now = kit().clock.now;
    await send(
      device,
      [0, 1].map((one) => ({ ts: now - (10 - one * 9) * MINUTE, values: { settlement: 19 } })),
    );
    expect(await latest(device)).toMatchObject({ level: 2 });
  });

  it('a clock that is ahead does not hold the newest value', async () => {
    const device = await newDevice(await contractor(), 3);
    const now = kit().clock.now;
    await send(device, [{ ts: now + 119_000, values: { load: 1 } }]);
    expect(await latest(device)).toMatchObject({ at: iso(now), values: { load: 1 } });
    kit().clock.now = now + 1000;
    await send(device, [{ ts: now + 1000, values: { load: 2 } }]);
    expect(await latest(device)).toMatchObject({ at: iso(now + 1000), values: { load: 2 } });
    // For readings of the same instant by the server's clock, the order of the device's clock counts.
    const ahead = [3, 4, 5].map((load) => ({ ts: now + 100_000 + load, values: { load } }));
    await send(device, [ahead[1]!, ahead[2]!, ahead[0]!]);
    expect(await latest(device)).toMatchObject({ values: { load: 5 } });
    kit().clock.now = now;
  });

  it('silence is an alarm of its own until the device is heard again, told once for all', async () => {
    const client = await contractor();
    const devices = [await newDevice(client, 3), await newDevice(client, 3), await newDevice(client, 3)];
    const now = kit().clock.now;
    for (const one of devices) await send(one, [{ ts: now, values: { load: 1 } }]);
    await client.call(calls.notification.markAllRead, {});
    kit().clock.now = now + (deviceTypeOf(3).offlineAfter + 1) * 1000;
    await tidy();
    await tidy();
    for (const one of devices)
      expect(await alarms(one)).toMatchObject([
        { kind: 2, level: 1, alarm_state: 1, started_at: iso(now), value: null },
      ]);
    const notifications = await client.call(calls.notification.list, {
      query: { page: 1, page_size: 10, unread_only: '1' },
    });
    expect(notifications.list).toHaveLength(1);
    expect(notifications.list[0]!.title).toMatch(/^\d+ 台设备离线/);
    await send(devices[0]!, [{ ts: kit().clock.now, values: { load: 1 } }]);
    expect(await alarms(devices[0]!)).toMatchObject([{ kind: 2, alarm_state: 3, recovered_at: iso(kit().clock.now) }]);
    expect(await alarms(devices[1]!)).toMatchObject([{ kind: 2, alarm_state: 1, recovered_at: null }]);
    kit().clock.now = now;
  });

  it('a limit that is taken away closes the alarm that it has raised, and says why', async () => {
    const client = await contractor();
    const device = await newDevice(client, 17);
    const now = kit().clock.now;
    const set = (rules: LevelRule[]) => client.call(on.setLevelRules, { body: { device_id: device.id, rules } });
    // The template limits the cumulative value and the rate: no other rule replaces this one, which limits the value.
    const high = rule({ quantity: 'settlement', measure: 'value', alarm_upper: 5 });
    await set([high]);
    await send(device, [{ ts: now - MINUTE, values: { settlement: 6 } }]);
    expect(await alarms(device)).toMatchObject([{ level: 2, alarm_state: 1, recovered_at: null }]);
    // While the limit is set, housekeeping does not close its alarm; a reading after the limit was removed does not
    // either.
    await tidy();
    await set([]);
    await send(device, [{ ts: now, values: { settlement: 6 } }]);
    expect(await alarms(device)).toMatchObject([{ alarm_state: 1, recovered_at: null }]);
    await tidy();
    const closed = { alarm_state: 4, recovered_at: iso(now), closed_at: iso(now), closed_by: null };
    expect(await alarms(device)).toMatchObject([closed]);
    const { id } = (await alarms(device))[0]!;
    const { handling } = await client.call(resourceCalls(earlywarn).detail!, { params: { id } });
    expect(handling).toBe('限值已撤销，系统自动关闭');
    expect(await latest(device)).toMatchObject({ level: 0, levels: {} });
    // The same limit, set again, raises a new alarm.
    await set([high]);
    await send(device, [{ ts: now + 1, values: { settlement: 6 } }]);
    expect((await alarms(device)).map(({ alarm_state }) => String(alarm_state)).toSorted()).toEqual(['1', '4']);
  });

  it('twenty toggles are one alarm and one notice, counted', async () => {
    const client = await contractor();
    const device = await newDevice(client, 6);
    await client.call(calls.notification.markAllRead, {});
    const now = kit().clock.now;
    const toggles = Array.from({ length: 20 }, (_, index) => ({
      ts: now - (20 - index) * MINUTE,
      values: { alarm: (index + 1) % 2 },
    }));
    for (const one of toggles) await send(device, [one]);
    const raised = await alarms(device);
    expect(raised).toHaveLength(1);
    expect(raised[0]).toMatchObject({ repeats: 10, alarm_state: 3 });
    const notifications = await client.call(calls.notification.list, {
      query: { page: 1, page_size: 50, unread_only: '1' },
    });
    expect(notifications.list.filter(({ link }) => link?.endsWith(raised[0]!.id))).toMatchObject([{ count: 10 }]);
  });

  it('a second call for help after the first was acknowledged is an alarm of its own', async () => {
    const client = await contractor();
    const device = await newDevice(client, 13);
    const now = kit().clock.now;
    const call = async (ago: number, sos: number) => send(device, [{ ts: now - ago * 1000, values: { sos } }]);
    await call(60, 1);
    const [first] = await alarms(device);
    await client.call(stepCalls(earlywarn)['acknowledge']!, { body: { id: first!.id } });
    await call(50, 0);
    await call(40, 1);
    const both = (await alarms(device)).toSorted((a, b) => a.alarm_state - b.alarm_state);
    expect(both).toMatchObject([
      { alarm_state: 1, recovered_at: null },
      { id: first!.id, alarm_state: 3 },
    ]);
    // One that nobody has acknowledged goes on.
    await call(30, 0);
    await call(20, 1);
    expect(await alarms(device)).toHaveLength(2);
  });
});
