import { connectAsync, type MqttClient } from 'mqtt';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { chance, deviceTypeOf, simulatedValues } from '@gongdi/domain';
import { mqttBroker, type Broker } from './mqtt/broker.ts';
import { topicOf } from './topic.ts';
import { newDevice, type TestDevice } from './testing.ts';
import { SEED, reportProgress } from '../store/testing/killing.ts';

/** `GONGDI_HOSTILE=10000` runs the long form. */
const CASES = Number(process.env['GONGDI_HOSTILE'] ?? 500);
const TYPE = deviceTypeOf(7);

type Hostile = { kind: 'payload'; bytes: Buffer } | { kind: 'topic'; topic: string } | { kind: 'raw'; bytes: Buffer };

const WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'pm10',
  'noise',
  '',
  'a'.repeat(300),
  '🏗',
  "'; drop table device; --",
];
const VALUES = [
  '1e999',
  '-1e999',
  'null',
  'true',
  '"12"',
  '[]',
  '{}',
  '1e308',
  '-0',
  '99999999999999999999',
  '"NaN"',
  '5e-324',
  '80',
];

/** Makes one hostile message; the same number and seed give the same message. */
function hostile(index: number, now: number, device: TestDevice): Hostile {
  let step = 0;
  const roll = (below: number): number => Math.floor(chance(index + SEED * 1_000_003, (step += 1)) * below);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const good = JSON.stringify({ ts: now + index, values: simulatedValues(TYPE, now + index, 1) });
  switch (roll(10)) {
    case 0: {
      // Replaces some single bytes.
      const bytes = Buffer.from(good);
      for (let count = 1 + roll(6); count > 0; count -= 1) bytes[roll(bytes.length)] = roll(256);
      return { kind: 'payload', bytes };
    }
    case 1:
      return { kind: 'payload', bytes: Buffer.from(good.slice(0, roll(good.length))) };
    case 2: {
      const values = Array.from(
        { length: 1 + roll(90) },
        () => `${JSON.stringify(pick(WORDS))}:${pick(VALUES)}`,
      ).join();
      return { kind: 'payload', bytes: Buffer.from(`{"ts":${now - index},"values":{${values}}}`) };
    }
    case 3:
      return { kind: 'payload', bytes: Buffer.from('['.repeat(1 + roll(8000))) };
    case 4: {
      const times = ['-1', '1e30', '0', '"now"', 'null', '99999999999', String(now + 1e7), '1.5', '{}'];
      return { kind: 'payload', bytes: Buffer.from(`{"ts":${pick(times)},"values":{"pm10":80}}`) };
    }
    case 5:
      return { kind: 'payload', bytes: Buffer.alloc(roll(16_384), roll(256)) };
    case 6: {
      const shapes = [
        '[]',
        '5',
        '""',
        '{"values":[1,2]}',
        '{"values":null}',
        '{"values":{"pm10":80},"units":{"pm10":5}}',
        '{}',
      ];
      return { kind: 'payload', bytes: Buffer.from(pick(shapes)) };
    }
    case 7:
      return { kind: 'payload', bytes: Buffer.from(`{"__proto__":{"ts":1},"values":{"pm10":${pick(VALUES)}}}`) };
    case 8:
      return {
        kind: 'topic',
        topic: pick(['gongdi/v1/other/up', '$SYS/x', topicOf(`${device.device_number}/..`), 'x'.repeat(2000)]),
      };
    default: {
      // Random bytes on the connection; some of them begin like MQTT packets.
      const noise = Buffer.from(Array.from({ length: roll(200) }, () => roll(256)));
      const heads = [[], [0x10, 0xff, 0xff, 0xff, 0x7f], [0x30, 0x80, 0x80, 0x80, 0x80, 1], [0x82, 0x00], [0xf0, 0x00]];
      return { kind: 'raw', bytes: Buffer.concat([Buffer.from(pick(heads)), noise]) };
    }
  }
}

describe(`${CASES} hostile messages`, () => {
  const kit = withServer();
  let broker: Broker;
  beforeAll(async () => {
    const { ingest, registry } = kit().server.telemetry;
    broker = await mqttBroker({ ingest, registry, now: () => kit().clock.now, host: '127.0.0.1', port: 0 });
  });
  afterAll(() => broker.close());

  it('are refused as a whole, or value by value; the server goes on', async () => {
    const client = await kit().client('contractor');
    const [hostileDevice, honest] = [await newDevice(client, TYPE.code), await newDevice(client, TYPE.code)];
    const { now } = kit().clock;
    const open = async ({ device_number: username, device_key: password }: TestDevice): Promise<MqttClient> => {
      const line = await connectAsync(broker.address, {
        clientId: `${username}-${Math.random()}`,
        username,
        password,
        reconnectPeriod: 0,
      });
      line.on('error', () => undefined);
      line.setMaxListeners(0);
      return line;
    };
    const good = await open(honest);
    let bad = await open(hostileDevice);
    const port = Number(new URL(broker.address).port);
    const raw = (bytes: Buffer) =>
      new Promise<void>((resolve) => {
        const socket = net.connect(port, '127.0.0.1', () => socket.end(bytes));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
        socket.resume();
      });
    let notices = 0;
    let closed = 0;
    for (let index = 0; index < CASES; index += 1) {
      const one = hostile(index, now, hostileDevice);
      if (one.kind === 'raw') await raw(one.bytes);
      else {
        if (!bad.connected) {
          closed += 1;
          bad = await open(hostileDevice);
        }
        const topic = one.kind === 'topic' ? one.topic : topicOf(hostileDevice.device_number);
        const ends = new Promise<void>((resolve) => void bad.once('close', resolve));
        const sent = bad
          .publishAsync(topic, one.kind === 'topic' ? '{}' : one.bytes, { qos: 1 })
          .catch(() => undefined);
        await Promise.race([sent, ends]);
      }
      if (index % 50 !== 0) continue;
      if (index % 1000 === 0) reportProgress(`${index} of ${CASES} messages, ${closed} times sent away`);
      // Among the hostile messages, the readings of an honest device are still stored.
      const reading = { ts: now - index, values: { pm10: 80, noise: 60 } };
      await good.publishAsync(topicOf(honest.device_number), JSON.stringify(reading), { qos: 1 });
      notices += 1;
    }
    const { pool } = kit().database;
    const { rows: heard } = await pool.query('select 1 from telemetry_reading where device_id = $1', [honest.id]);
    expect(heard).toHaveLength(notices);
    expect(good.connected).toBe(true);
    // Each stored value of the hostile device is within the range of its sensors and has a possible time.
    const { rows } = await pool.query<{ ts: string; values: Record<string, number> }>(
      'select ts, "values" from telemetry_reading where device_id = $1',
      [hostileDevice.id],
    );
    for (const { ts, values } of rows) {
      expect(Date.parse(ts)).toBeLessThanOrEqual(now + 120_000);
      expect(Date.parse(ts)).toBeGreaterThan(now - 31 * 86_400_000);
      for (const [key, value] of Object.entries(values)) {
        const [low, high] = TYPE.quantities.find((quantity) => quantity.key === key)!.range;
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
    }
    const totals = kit().server.telemetry.ingest.refusals.totals();
    for (const reason of [
      'malformed',
      'unknown_quantity',
      'not_a_number',
      'out_of_range',
      'clock_ahead',
      'too_old',
    ] as const)
      expect(totals[reason], reason).toBeGreaterThan(0);
    expect(closed).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(CASES / 2);
    expect(({} as Record<string, unknown>)['ts']).toBeUndefined();
    await Promise.all([good.endAsync(true), bad.endAsync(true)]);
  }, 600_000);
});
