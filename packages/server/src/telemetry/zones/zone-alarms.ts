import { SMART_HELMET, type Label } from '@gongdi/domain';
import { wearersAt } from '../../helmets/index.ts';
import type { Db } from '../../store/index.ts';
import { ALARM, ALARM_KIND } from '../levels/alarms.ts';
import { endEvents, raiseEvent } from '../levels/event-alarm.ts';
import type { KnownDevice } from '../registry.ts';
import { telemetryLabel } from '../text/index.ts';
import type { ZoneChange } from './judge-zones.ts';

/** Whoever comes back into a zone within this time continues the same alarm, ms. */
const SAME_WITHIN = 600_000;
/** Level of an alarm by the kind of its zone (dictionary `warn_level`): leaving is a warning, danger an alarm. */
const LEVEL = { site: 1, danger: 2 } as const;

/** A change with the position that made it. */
export interface DeviceZoneChange {
  device: KnownDevice;
  /** When the position was measured, epoch ms. */
  at: number;
  /** By the server's clock, epoch ms. */
  received: number;
  change: ZoneChange;
}

interface Where {
  kind: number;
  area_id: string | null;
}

function whereOf({ change: { key } }: DeviceZoneChange): Where {
  const area = /^area:(.+)$/.exec(key)?.[1];
  return area ? { kind: ALARM_KIND.danger, area_id: area } : { kind: ALARM_KIND.left, area_id: null };
}

/** Writes what devices did to zones into alarms, in the transaction of the positions. */
export async function keepZoneAlarms(trx: Db, changes: readonly DeviceZoneChange[], quiet = false): Promise<void> {
  for (const one of changes) {
    if (one.change.on) await raise(trx, one, quiet);
    else await recover(trx, one);
  }
}

const mine = (trx: Db, { device }: DeviceZoneChange, { kind, area_id }: Where) =>
  trx
    .selectFrom('alarm')
    .select('id')
    .where('device_id', '=', device.id)
    .where('kind', '=', kind)
    .where('area_id', 'is not distinct from', area_id);

async function raise(trx: Db, one: DeviceZoneChange, quiet: boolean): Promise<void> {
  const { device, at, received, change } = one;
  const where = whereOf(one);
  const [since, now] = [new Date(at).toISOString(), new Date(received).toISOString()];
  const again = await trx
    .updateTable('alarm')
    .set((eb) => {
      const seen = eb('acknowledged_at', 'is not', null);
      return {
        recovered_at: null,
        level_at: since,
        repeats: eb(eb.fn.coalesce('repeats', eb.lit(1)), '+', 1),
        alarm_state: eb.case().when(seen).then(eb.lit(ALARM.acknowledged)).else(eb.lit(ALARM.fresh)).end(),
        updated_at: now,
        updated_by: null,
        version: eb('version', '+', 1),
      };
    })
    .where('id', '=', () =>
      mine(trx, one, where)
        .where('alarm_state', '=', ALARM.recovered)
        .where('recovered_at', '>=', new Date(at - SAME_WITHIN).toISOString())
        .orderBy('recovered_at', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  if (again) return;
  const zone = change.zone!;
  const [wearer] = device.type.code === SMART_HELMET ? await wearersAt(trx, [device.id], at, at + 1) : [];
  const who: Label = telemetryLabel(wearer ? 'wornBy' : 'wornByNobody', {
    device: device.name,
    name: wearer?.name ?? '',
  });
  const words = telemetryLabel(zone.kind === 'danger' ? 'entered' : 'leftSite', { who, zone: zone.name });
  await raiseEvent(
    trx,
    {
      device,
      ...where,
      staff_id: wearer?.staff_id ?? null,
      level: LEVEL[zone.kind],
      words,
      at,
      received,
      group: `zone:${device.id}:${change.key}`,
    },
    quiet,
  );
}

async function recover(trx: Db, one: DeviceZoneChange): Promise<void> {
  const open = await mine(trx, one, whereOf(one)).where('recovered_at', 'is', null).execute();
  await endEvents(
    trx,
    open.map(({ id }) => id),
    one.at,
    one.received,
  );
}
