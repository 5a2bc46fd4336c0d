import { calls } from '@gongdi/api';
import { expect, it } from 'vitest';
import { describeServers } from '../testing.ts';
import { newDevice, type TestDevice } from './testing.ts';

const { device: on, telemetry } = calls;

describeServers('what is kept', (kit) => {
  const send = async (device: TestDevice, readings: unknown[]) => {
    const { device_number, device_key } = device;
    return (await kit().client()).call(telemetry.ingest, { body: { device_number, device_key, readings } });
  };
  const rows = async (device: TestDevice) =>
    (
      await kit().database.pool.query<{ values: Record<string, number> }>(
        'select "values" from telemetry_reading where device_id = $1 order by ts',
        [device.id],
      )
    ).rows.map(({ values }) => values);

  it('one instant in several messages is one reading; of two values of it the first stays, and that is told', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 17);
    const ts = kit().clock.now - 5000;
    expect(await send(device, [{ ts, values: { settlement: 1 } }])).toMatchObject({ accepted: 1 });
    const more = await send(device, [
      { ts, values: { horizontal: 2 } },
      { ts, values: { settlement: 7, crack: 0.5 } },
      { ts, values: { settlement: 1 } },
      { ts: ts + 1, values: { tilt_x: 1 } },
      { ts: ts + 1, values: { tilt_y: 2 } },
    ]);
    expect(more).toEqual({
      accepted: 4,
      refused: [
        { index: 1, key: 'settlement', reason: 'conflict' },
        { index: 2, reason: 'duplicate' },
      ],
      results: ['accepted', 'accepted', 'duplicate', 'accepted', 'accepted'],
    });
    expect(await rows(device)).toEqual([
      { settlement: 1, horizontal: 2, crack: 0.5 },
      { tilt_x: 1, tilt_y: 2 },
    ]);
    const [latest] = await client.call(on.latest, { query: { device_ids: device.id } });
    expect(latest!.values).toEqual({ settlement: 1, horizontal: 2, crack: 0.5, tilt_x: 1, tilt_y: 2 });
  });

  it('a quantity that joins an instant is judged by its limits', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 6);
    const ts = kit().clock.now;
    await send(device, [{ ts, values: { smoke: 0.5 } }]);
    await send(device, [{ ts, values: { alarm: 1 } }]);
    const [latest] = await client.call(on.latest, { query: { device_ids: device.id } });
    expect(latest!.levels).toMatchObject({ alarm: 2 });
  });

  it('too many at once: each reading says whether it is busy, and may be sent again', async () => {
    const device = await newDevice(await kit().client('contractor'), 3);
    const now = kit().clock.now;
    const readings = Array.from({ length: 1000 }, (_, index) => ({ ts: now - index, values: { load: 1 } }));
    await send(device, readings.slice(0, 600));
    const answer = await send(device, readings);
    expect(answer.results).toHaveLength(1000);
    expect(answer.results.slice(0, 400)).toEqual(Array.from({ length: 400 }, () => 'duplicate'));
    expect(answer.results.slice(400)).toEqual(Array.from({ length: 600 }, () => 'busy'));
    expect(answer.retry_after).toBe(1);
    await expect(send(device, readings.slice(600))).rejects.toMatchObject({ status: 429 });
    kit().clock.now = now + 10_000;
    const again = await send(device, readings.slice(400));
    expect(again.results.slice(200)).toEqual(Array.from({ length: 400 }, () => 'accepted'));
    expect(await rows(device)).toHaveLength(1000);
    kit().clock.now = now;
  });

  it('known units are converted, others refused with what was sent', async () => {
    const client = await kit().client('contractor');
    const device = await newDevice(client, 7);
    const { now } = kit().clock;
    const units = ['\u00b5g/m³', '\u03bcg/m3', 'ug/m3', 'mg/m³'];
    await send(
      device,
      units.map((unit, index) => ({
        ts: now - index,
        values: { pm10: index === 3 ? 0.08 : 80 },
        units: { pm10: unit },
      })),
    );
    expect(await rows(device)).toEqual(units.map(() => ({ pm10: 80 })));
    await send(device, [{ ts: now - 10, values: { pm10: 80 }, units: { pm10: 'm' } }]);
    await kit().server.telemetry.tidy();
    const refusals = await client.call(on.refusals, { params: { device_id: device.id } });
    expect(refusals.find(({ reason }) => reason === 'wrong_unit')).toMatchObject({
      quantity: 'pm10',
      given: '80 m',
      last_at: new Date(now).toISOString(),
    });
  });
});
