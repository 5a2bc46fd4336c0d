import { calls, resourceCalls, stepCalls } from '@gongdi/api';
import { deviceTypeOf, devicelist, earlywarn } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { describeServers, withServer } from '../testing.ts';
import { newDevice, type TestDevice } from './testing.ts';

const { device: on, telemetry } = calls;
const MINUTE = 60_000;

describeServers('readings', (kit) => {
  const send = async (device: TestDevice, readings: unknown[]) => {
    const { device_number, device_key } = device;
    return (await kit().client()).call(telemetry.ingest, { body: { device_number, device_key, readings } });
  };
  const pool = () => kit().database.pool;

  it('are kept once, however often they are sent', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 3);
    const ts = kit().clock.now;
    const reading = { ts, values: { load: 2.5, wind_speed: 3 } };
    expect(await send(device, [reading])).toEqual({ accepted: 1, refused: [], results: ['accepted'] });
    expect(await send(device, [reading, { ...reading, ts: ts - 5000 }, { ...reading, ts: ts - 5000 }])).toEqual({
      accepted: 1,
      refused: [
        { index: 0, reason: 'duplicate' },
        { index: 2, reason: 'duplicate' },
      ],
      results: ['duplicate', 'accepted', 'duplicate'],
    });
    const { rows } = await pool().query('select 1 from telemetry_reading where device_id = $1', [device.id]);
    expect(rows).toHaveLength(2);
    // The later of the two readings stays the newest.
    const [latest] = await client.call(on.latest, { query: { device_ids: device.id } });
    expect(latest).toMatchObject({ at: new Date(ts).toISOString(), values: reading.values, online: 1, level: 0 });
  });

  it('are refused one by one, with the reason, and the rest is kept', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 7);
    const { now } = kit().clock;
    const answer = await send(device, [
      { ts: now, values: { pm10: 80, noise: 9000, humidity: 'wet', smell: 1 }, units: { pm10: 'μg/m³' } },
      { ts: now + 10 * MINUTE, values: { pm10: 80 } },
      { ts: now - 40 * 86_400_000, values: { pm10: 80 } },
      { ts: Math.floor(now / 1000) - 60, values: { pm10: 81 }, units: { pm10: 'dB' } },
      'nonsense',
      { ts: Math.floor(now / 1000) - 120, values: { pm10: 82 } },
    ]);
    expect(answer).toEqual({
      accepted: 2,
      refused: [
        { index: 0, key: 'noise', reason: 'out_of_range' },
        { index: 0, key: 'humidity', reason: 'not_a_number' },
        { index: 0, key: 'smell', reason: 'unknown_quantity' },
        { index: 1, reason: 'clock_ahead' },
        { index: 2, reason: 'too_old' },
        { index: 3, reason: 'no_value' },
        { index: 3, key: 'pm10', reason: 'wrong_unit' },
        { index: 4, reason: 'malformed' },
      ],
      results: ['accepted', 'refused', 'refused', 'refused', 'refused', 'accepted'],
    });
    await kit().server.telemetry.tidy();
    const counted = await client.call(on.refusals, { params: { device_id: device.id } });
    expect(counted.map(({ reason, count }) => `${reason} ${count}`).toSorted()).toEqual([
      'clock_ahead 1',
      'malformed 1',
      'no_value 1',
      'not_a_number 1',
      'out_of_range 1',
      'too_old 1',
      'unknown_quantity 1',
      'wrong_unit 1',
    ]);
  });

  it('come from devices that hold the key, and from no other', async () => {
    const client = await kit().client('contractor');
    const [one, other] = [await newDevice(client, 3), await newDevice(client, 3)];
    const reading = { ts: kit().clock.now, values: { load: 1 } };
    const wrong = [
      { ...one, device_key: other.device_key },
      { ...one, device_number: other.device_number },
      { ...one, device_key: 'guess' },
    ];
    for (const device of wrong)
      await expect(send(device, [reading])).rejects.toMatchObject({ message: '设备编号或密钥不正确' });
    // A new key replaces the old one at once.
    const { device_key, topic } = await client.call(on.makeKey, { body: { id: one.id } });
    expect(topic).toBe(`gongdi/v1/${one.device_number}/up`);
    await expect(send(one, [reading])).rejects.toMatchObject({ message: '设备编号或密钥不正确' });
    expect(await send({ ...one, device_key }, [reading])).toMatchObject({ accepted: 1 });
    // Only the hash of a key is stored.
    const { rows } = await pool().query<{ text: string }>(
      'select k::text as text from device_key k where device_id = $1',
      [one.id],
    );
    expect(rows[0]!.text).not.toContain(device_key);
    // A device that was removed from its site can send nothing any more.
    await pool().query('update device set install_status = 3 where id = $1', [one.id]);
    await expect
      .poll(() => send({ ...one, device_key }, [reading]).catch((error: Error) => error.message))
      .toBe('设备已拆除，不再接收数据');
  });

  it('raise alarms that people acknowledge, that recover, and that are closed', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 4, { project_id: demoId('project', 1) });
    const people = deviceTypeOf(4).levels.find((rule) => rule.quantity === 'people')!;
    expect(await client.call(on.levelRules, { query: { device_id: device.id } })).toMatchObject({ origin: 'template' });
    const rule = { ...people, duration: 10, hysteresis: 1, control_upper: 12 };
    const set = await client.call(on.setLevelRules, { body: { device_id: device.id, rules: [rule] } });
    expect(set).toMatchObject({ device_id: device.id, origin: 'device', invalid: [] });
    expect(set.rules.filter(({ origin }) => origin !== 'template')).toEqual([{ ...rule, origin: 'device' }]);
    const start = kit().clock.now - 100_000;
    const at = (seconds: number, count: number) => ({ ts: start + seconds * 1000, values: { people: count } });
    const alarms = async () =>
      (await client.call(resourceCalls(earlywarn).list!, { query: { device_id: device.id } })).list;
    // The trigger notifies the registry of the new limits.
    await expect.poll(async () => (await kit().server.telemetry.registry.byId(device.id))?.rules).toContainEqual(rule);
    await send(device, [at(0, 10), at(5, 10)]);
    expect(await alarms()).toEqual([]);
    await send(device, [at(11, 10)]);
    expect(await alarms()).toMatchObject([
      {
        level: 2,
        alarm_state: 1,
        value: 10,
        limit_value: 10,
        alarm_content: expect.stringContaining('人数') as string,
      },
    ]);
    const [first] = await alarms();
    const detail = resourceCalls(devicelist).detail!;
    expect((await client.call(detail, { params: { id: device.id } })).warn_level).toBe(2);
    const notifications = await client.call(calls.notification.list, { query: { page: 1, page_size: 10 } });
    expect(notifications.list[0]).toMatchObject({ kind: 'device_alarm', link: `/earlywarn/detail?id=${first!.id}` });
    const { acknowledge, clear } = stepCalls(earlywarn);
    await client.call(acknowledge!, { body: { id: first!.id } });
    expect(await alarms()).toMatchObject([{ alarm_state: 2 }]);
    // The level is worse than before: the alarm is unacknowledged again.
    await send(device, [at(20, 13), at(31, 13)]);
    expect(await alarms()).toMatchObject([{ id: first!.id, level: 3, alarm_state: 1 }]);
    await send(device, [at(40, 5)]);
    expect(await alarms()).toMatchObject([{ level: 3, alarm_state: 3 }]);
    await client.call(clear!, { body: { id: first!.id, handling: '已疏散' } });
    expect(await alarms()).toMatchObject([{ alarm_state: 4 }]);
    const events = await client.call(on.alarmEvents, { params: { alarm_id: first!.id } });
    expect(events.map(({ alarm_state, level, account_name }) => [alarm_state, level, account_name !== null])).toEqual([
      [1, 2, false],
      [2, 2, true],
      [1, 3, false],
      [3, 3, false],
      [4, 3, true],
    ]);
    // The same limit, passed again after the alarm was closed, raises another alarm.
    await send(device, [at(50, 10), at(61, 10)]);
    expect(await alarms()).toHaveLength(2);
  });

  it('show as trends: from readings, from minutes and hours, late ones among them', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 17);
    const { now } = kit().clock;
    const begin = now - 30 * MINUTE;
    const minutes = Array.from({ length: 30 }, (_, minute) => minute);
    await send(
      device,
      minutes.map((minute) => ({ ts: begin + minute * MINUTE, values: { settlement: minute, horizontal: -1 } })),
    );
    const ask = (from: number, to: number, points: number) =>
      client.call(on.trend, {
        query: {
          device_id: device.id,
          quantities: 'settlement',
          begin: new Date(from).toISOString(),
          end: new Date(to).toISOString(),
          points: String(points),
        },
      });
    const whole = await ask(begin, now, 3);
    expect(whole).toMatchObject({ step: 600, series: [{ quantity: 'settlement' }] });
    expect(whole.series[0]!.points).toEqual([
      [begin, 0, 4.5, 9, 9],
      [begin + 10 * MINUTE, 10, 14.5, 19, 19],
      [begin + 20 * MINUTE, 20, 24.5, 29, 29],
    ]);
    kit().clock.now = now + 5 * MINUTE;
    await kit().server.telemetry.tidy();
    const { rows } = await pool().query<{ n: string }>(
      'select count(*) as n from telemetry_minute where device_id = $1',
      [device.id],
    );
    expect(Number(rows[0]!.n)).toBe(30);
    // A trend over a day is read from minutes and gives the same values.
    const day = await ask(begin - (begin % 3_600_000) - 12 * 3_600_000, now + 12 * 3_600_000, 24);
    expect(day.series[0]!.points.map(([, lo, , hi]) => [lo, hi])).toEqual([[0, 29]]);
    // A reading that arrives a week late is included in its minutes and hours too.
    const late = now - 9 * 86_400_000;
    await send(device, [{ ts: late, values: { settlement: 7 } }]);
    await kit().server.telemetry.tidy();
    const month = await ask(now - 10 * 86_400_000, now + MINUTE, 2000);
    expect(month.step).toBe(3600);
    expect(month.series[0]!.points.map(([, lo, , hi, last]) => [lo, hi, last])).toEqual([
      [7, 7, 7],
      [0, 29, 29],
    ]);
    await expect(ask(now, now - 1, 10)).resolves.toMatchObject({ series: [] });
    kit().clock.now = now;
  });

  it('stay away when a device falls silent', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 3);
    const { now } = kit().clock;
    await send(device, [{ ts: now, values: { load: 1 } }]);
    const online = async () => (await client.call(on.latest, { query: { device_ids: device.id } }))[0]!.online;
    expect(await online()).toBe(1);
    kit().clock.now = now + (deviceTypeOf(3).offlineAfter + 1) * 1000;
    const silent: string[] = [];
    kit().server.telemetry.onSilent((ids) => silent.push(...ids));
    await kit().server.telemetry.tidy();
    expect(await online()).toBe(0);
    expect(silent).toContain(device.id);
    await send(device, [{ ts: kit().clock.now, values: { load: 1 } }]);
    expect(await online()).toBe(1);
    kit().clock.now = now;
  });

  it('belong to devices that are listed by project and by area', async () => {
    const client = await kit().client('contractor');
    const project_id = demoId('project', 3);
    const ids = async (body: object) => (await client.call(on.list, { body })).list.map(({ id }) => id).toSorted();
    const gates = await ids({ project_id, page_size: 500 });
    const made = [await newDevice(client, 3, { project_id }), await newDevice(client, 7, { project_id })];
    await pool().query('update device set area_id = $1 where id = $2', ['area9', made[1]!.id]);
    const all = [...gates, ...made.map(({ id }) => id)];
    expect(await ids({ project_id, page_size: 500 })).toEqual(all.toSorted());
    expect(await ids({ project_id, device_type: 3 })).toEqual([made[0]!.id]);
    expect(await ids({ area_id: 'area9' })).toEqual([made[1]!.id]);
    expect(await ids({ area_id: 'area9', device_type: 3 })).toEqual([]);
    expect(await ids({ area_id: 'area9', page: 2, page_size: 1 })).toEqual([]);
    expect((await client.call(on.latest, { query: { area_id: 'area9' } })).map(({ device_id }) => device_id)).toEqual([
      made[1]!.id,
    ]);
  });

  it('are for those who see the device', async () => {
    const device = await newDevice(await kit().client('contractor'), 3);
    const owner = await kit().client('owner');
    await expect(owner.call(on.makeKey, { body: { id: device.id } })).rejects.toMatchObject({ code: 40301 });
    const other = await kit().client('beichen');
    expect(await other.call(on.latest, { query: { device_ids: device.id } })).toEqual([]);
    const query = { device_id: device.id, begin: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' };
    await expect(other.call(on.trend, { query })).rejects.toMatchObject({ code: 40400 });
    await expect(other.call(on.setLevelRules, { body: { device_id: device.id, rules: [] } })).rejects.toMatchObject({
      code: 40400,
    });
  });
});

describe('guessing keys', () => {
  const kit = withServer();
  it('is slowed down', async () => {
    const client = await kit().client();
    const body = { device_number: 'x', device_key: 'guess', ts: 1, values: {} };
    const codes: unknown[] = [];
    for (let index = 0; index < 35; index += 1)
      await client.call(telemetry.ingest, { body }).catch((error: { code: number }) => codes.push(error.code));
    expect(codes.slice(0, 30).every((code) => code === 40000)).toBe(true);
    expect(codes.at(-1)).toBe(42900);
  });
});
