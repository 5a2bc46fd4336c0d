import { civilDay, DEFAULT_TIME_ZONE, SMART_HELMET } from '@gongdi/domain';
import { demoStream } from '../../../demo/camera/index.ts';
import { accountId, DEMO_NOW, defineDemo, demoId, demoTime, organisationId } from '../../../demo/index.ts';
import type { Db } from '../../../store/index.ts';
import { hashKey, makeMonths, monthOf, readDevice, writeBatch, type Reading } from '../../../telemetry/index.ts';
import { DEMO_DEVICES, demoKey, deviceId } from './demo-devices.ts';
import { insertInstallations } from './demo-installations.ts';
import { demoValues, simulateDevices } from './demo-simulator.ts';
import { walkValues } from './demo-walk.ts';

const MINUTE = 60_000;
const BEFORE = [20, 10, 0];
/** How far back helmets have reported, and how often, ms. */
const MORNING = 135 * MINUTE;
const MORNING_STEP = 30_000;

/** Values outside their limits at the time of the demo, by device number and quantity. */
const OUTSIDE: Readonly<Record<string, Record<string, number>>> = {
  'KC-07-02': { pm10: 268 },
  'KC-14-01': { load: 1.1, load_percent: 106 },
  'KC-54-03': { wind_speed: 11.2 },
  'BC-04-01': { people: 10 },
};

/** Types whose devices have a camera: recorders, helmets, capture cameras. */
const CAMERAS: ReadonlySet<number> = new Set([9, SMART_HELMET, 58]);

/** Devices with their keys and installations, three readings per device, and the alarms that result from them. */
export default defineDemo({
  name: 'devicelist',
  after: ['projectmanage'],
  async load(trx) {
    await insertDevices(trx);
    await insertInstallations(trx);
    await makeMonths(trx, [monthOf(DEMO_NOW)]);
    const readings: Reading[] = [];
    for (const one of DEMO_DEVICES) {
      const device = await readDevice(trx, deviceId(one));
      if (!device) throw new Error(`${one.device_number} is not there`);
      for (const minutes of BEFORE) {
        const ts = DEMO_NOW - minutes * MINUTE;
        const values = { ...demoValues(one, ts), ...OUTSIDE[one.device_number] };
        readings.push({ device, ts, received: ts, values });
      }
    }
    await writeBatch(trx, [...(await workOfTheDay(trx)), ...readings], true);
  },
  deviceKeys: DEMO_DEVICES.map(({ device_number }) => demoKey(device_number)),
  live: simulateDevices,
});

/** Readings of helmets of the first site on the day of the demo until the newest ones: where their wearers worked in the morning. */
async function workOfTheDay(trx: Db): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const one of DEMO_DEVICES.filter(({ type, project }) => type.code === SMART_HELMET && project === 0)) {
    const device = (await readDevice(trx, deviceId(one)))!;
    for (let ts = DEMO_NOW - MORNING; ts < DEMO_NOW - BEFORE[0]! * MINUTE; ts += MORNING_STEP)
      readings.push({ device, ts, received: ts, values: walkValues(one.project, one.index, ts) });
  }
  return readings;
}

async function insertDevices(trx: Db): Promise<void> {
  const at = demoTime(60);
  const by = accountId('admin');
  const rows = DEMO_DEVICES.map((one) => ({
    id: deviceId(one),
    org_id: organisationId(one.organisation),
    created_at: new Date(Date.parse(at) + one.index * 1000).toISOString(),
    created_by: by,
    updated_at: at,
    updated_by: by,
    version: 1,
    device_name: one.device_name,
    device_number: one.device_number,
    device_type: one.type.code,
    project_id: demoId('project', one.project + 1),
    online: 0,
    warn_level: 0,
    install_status: 2,
    install_place: one.install_place,
    installed_at: civilDay(DEMO_NOW - 40 * 86_400_000, DEFAULT_TIME_ZONE),
    firmware_version: '2.4.1',
    stream_url: CAMERAS.has(one.type.code) ? demoStream(one.index) : null,
  }));
  await trx.insertInto('device').values(rows).execute();
  const keys = rows.map(({ id, device_number }) => ({
    device_id: id,
    key_hash: hashKey(demoKey(device_number)),
    hint: device_number.slice(-4),
    created_at: at,
    created_by: by,
  }));
  await trx.insertInto('device_key').values(keys).execute();
}
