import { anyOf, epochMs, type Db } from '../store/index.ts';

/** A time in which a person wore the helmet of a device. */
export interface Wearer {
  device_id: string;
  helmet_id: string;
  staff_id: string;
  name: string;
  /** Epoch ms; the wearing began then, also where that is before the time asked for. */
  from: number;
  /** Epoch ms, not included; null: the person still wears it. */
  to: number | null;
}

/**
 * Returns who wore the helmets of some devices within a time, by device and beginning. The caller has checked that the
 * devices may be seen.
 * @param device_ids devices, as readings are stored by device
 * @param from epoch ms
 * @param to epoch ms, not included
 */
export async function wearersAt(trx: Db, device_ids: readonly string[], from: number, to: number): Promise<Wearer[]> {
  if (device_ids.length === 0) return [];
  return trx
    .selectFrom('helmet_binding as b')
    .innerJoin('staff as s', 's.id', 'b.staff_id')
    .select(['b.device_id', 'b.helmet_id', 'b.staff_id', 's.name'])
    .select(({ ref }) => [
      epochMs(ref('b.bound_at')).as('from'),
      epochMs(ref('b.ended_at')).$castTo<number | null>().as('to'),
    ])
    .where('b.device_id', '=', anyOf([...device_ids]))
    .where('b.bound_at', '<', new Date(to).toISOString())
    .where(({ or, eb }) => or([eb('b.ended_at', 'is', null), eb('b.ended_at', '>', new Date(from).toISOString())]))
    .orderBy('b.device_id')
    .orderBy('b.bound_at')
    .execute();
}
