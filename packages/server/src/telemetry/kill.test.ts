import { connectAsync, type MqttClient } from 'mqtt';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DEMO_DEVICES, demoKey, deviceId } from '../modules/devices/devicelist/demo-devices.ts';
import { dice, isTimeUp, KILLS, startVictim, reportProgress } from '../store/testing/killing.ts';
import { DEMO, withDatabase } from '../testing.ts';
import { topicOf } from './topic.ts';

const SERVER = fileURLToPath(new URL('fixtures/ingest-server.mjs', import.meta.url));
const DEVICES = DEMO_DEVICES.filter(({ type }) => type.code === 17).slice(0, 8);
/** A server is killed after at most so many acknowledged readings and at least a third of them, while more are sent. */
const MOST = 240;
const roll = dice('telemetry');

const database = withDatabase({ filled: DEMO });

it(`${KILLS} kills lose no acknowledged reading and double none`, async () => {
  const from = Date.now();
  let done = 0;
  /** Acknowledged readings by device and time. */
  const acknowledged = new Set<string>();
  const sent = new Map<string, number>();
  let next = 0;

  for (let kills = 0; kills < KILLS && !isTimeUp(); kills += 1) {
    const server = startVictim(SERVER, [database().url]);
    const address = await server.until(() => true);
    const enough = Math.ceil((MOST * (1 + 2 * roll())) / 3);
    const lines: MqttClient[] = [];
    let kept = 0;
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    for (const device of DEVICES) {
      const { device_number } = device;
      const line = await connectAsync(address, {
        clientId: device_number,
        username: device_number,
        password: demoKey(device_number),
        reconnectPeriod: 0,
      });
      line.on('error', () => undefined);
      lines.push(line);
    }
    const publish = (index: number, number: number): void => {
      const device = DEVICES[index]!;
      const key = `${deviceId(device)} ${from + number}`;
      sent.set(key, number);
      const reading = JSON.stringify({ ts: from + number, values: { settlement: number / 1000 } });
      lines[index]!.publish(topicOf(device.device_number), reading, { qos: 1 }, (error) => {
        if (error) return;
        acknowledged.add(key);
        kept += 1;
        if (kept >= enough) reach();
      });
    };
    // Sends again the readings that the last server did not acknowledge, and some that it did.
    for (const [key, number] of [...sent].slice(-40)) {
      const index = DEVICES.findIndex((device) => key.startsWith(deviceId(device)));
      publish(index, number);
    }
    const talk = setInterval(() => {
      for (let count = 0; count < 40; count += 1) {
        next += 1;
        publish(next % DEVICES.length, next);
      }
    }, 5);
    await reached;
    await server.end();
    done += 1;
    clearInterval(talk);
    for (const line of lines) line.end(true);
    reportProgress(`kill ${kills + 1} of ${KILLS}: ${acknowledged.size} readings acknowledged, ${next} sent`);
  }

  const { rows } = await database().pool.query<{ key: string; n: string }>(
    `select device_id || ' ' || round(extract(epoch from ts) * 1000)::bigint as key, count(*) as n
      from telemetry_reading where device_id = any($1) and ts >= to_timestamp($2 / 1000.0) group by 1`,
    [DEVICES.map(deviceId), from],
  );
  const stored = new Map(rows.map(({ key, n }) => [key, Number(n)]));
  expect(acknowledged.size).toBeGreaterThanOrEqual((done * MOST) / 3 - 40 * done);
  expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
  expect([...stored].filter(([key, n]) => n !== 1 || !sent.has(key))).toEqual([]);
  // The newest values are those of the newest stored readings.
  const { rows: latest } = await database().pool.query<{ wrong: string }>(
    `select count(*) as wrong from telemetry_latest l where device_id = any($1)
      and ts <> (select max(ts) from telemetry_reading r where r.device_id = l.device_id)`,
    [DEVICES.map(deviceId)],
  );
  expect(Number(latest[0]!.wrong)).toBe(0);
}, 600_000);
