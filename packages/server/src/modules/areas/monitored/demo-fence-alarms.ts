import { SMART_HELMET } from '@gongdi/domain';
import { writeWire, type LonLat } from '@gongdi/geo';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { wearersAt } from '../../../helmets/index.ts';
import type { Db } from '../../../store/index.ts';
import { ALARM, ALARM_KIND } from '../../../telemetry/index.ts';

/** Foot of the slope east of the first site, GCJ-02. Nobody of the demo works there, so nothing is raised again. */
const SLOPE: readonly LonLat[] = [
  [121.46335, 31.1738],
  [121.46395, 31.1738],
  [121.46395, 31.1752],
  [121.46335, 31.1752],
];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface FenceAlarm {
  /** Place of the helmet among those of the project. */
  helmet: number;
  kind: number;
  /** Before the moment of the demo, ms. */
  before: number;
  /** Minutes until he was outside again; undefined: he is still there. */
  lasted?: number;
  handling?: string;
}

const ALARMS: readonly FenceAlarm[] = [
  { helmet: 1, kind: ALARM_KIND.danger, before: 6 * MINUTE },
  {
    helmet: 2,
    kind: ALARM_KIND.danger,
    before: DAY + 95 * MINUTE,
    lasted: 4,
    handling: '抄近路去材料堆场，已带离坡脚，班前会重申绕行路线',
  },
  {
    helmet: 3,
    kind: ALARM_KIND.left,
    before: 2 * DAY + 20 * MINUTE,
    lasted: 11,
    handling: '出门取快递未交还安全帽，已提醒',
  },
];

/** A fence around the slope of the first site, and what helmets did to it and to the site in three days. */
export async function insertFenceAlarms(
  trx: Db,
  {
    area_id,
    area_name,
    project_id,
    org_id,
  }: { area_id: string; area_name: string; project_id: string; org_id: string },
): Promise<void> {
  await trx
    .insertInto('area_fence')
    .values({
      area_id,
      fence_code: `fence_${demoId('fence', 1)}`,
      data: writeWire([{ outer: SLOPE, holes: [] }], null, DEMO_NOW),
      holes: JSON.stringify([]),
      system: 'GCJ-02',
      version: 1,
    })
    .execute();
  const helmets = await trx
    .selectFrom('device')
    .select(['id', 'device_name'])
    .where('project_id', '=', project_id)
    .where('device_type', '=', SMART_HELMET)
    .orderBy('device_number')
    .execute();
  const wearers = await wearersAt(
    trx,
    helmets.map(({ id }) => id),
    DEMO_NOW,
    DEMO_NOW + 1,
  );
  const rows = ALARMS.flatMap(({ helmet, kind, before, lasted, handling }, index) => {
    const device = helmets[helmet];
    if (!device) return [];
    const wearer = wearers.find(({ device_id }) => device_id === device.id);
    const who = wearer ? `${wearer.name}（${device.device_name}）` : `${device.device_name}（未领用）`;
    const isDanger = kind === ALARM_KIND.danger;
    const at = (after: number): string => new Date(DEMO_NOW - before + after * MINUTE).toISOString();
    return [
      {
        id: demoId('fence-alarm', index + 1),
        org_id,
        created_at: at(0),
        updated_at: at(lasted === undefined ? 0 : lasted + 20),
        version: 1,
        alarm_content: isDanger ? `${who}进入危险区域“${area_name}”` : `${who}离开工地“滨江科创中心一期”`,
        device_id: device.id,
        project_id,
        area_id: isDanger ? area_id : null,
        device_type: SMART_HELMET,
        kind,
        staff_id: wearer?.staff_id ?? null,
        level: isDanger ? 2 : 1,
        alarm_state: lasted === undefined ? ALARM.fresh : ALARM.closed,
        started_at: at(0),
        level_at: at(0),
        received_at: at(0),
        recovered_at: lasted === undefined ? null : at(lasted),
        acknowledged_at: lasted === undefined ? null : at(lasted + 5),
        acknowledged_by: lasted === undefined ? null : accountId('contractor'),
        closed_at: lasted === undefined ? null : at(lasted + 20),
        closed_by: lasted === undefined ? null : accountId('contractor'),
        handling: handling ?? null,
      },
    ];
  });
  await trx.insertInto('alarm').values(rows).execute();
}
