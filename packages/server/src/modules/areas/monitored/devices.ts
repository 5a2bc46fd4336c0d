import { devicelist, type Page, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { anyOf, resourceRepository, type RowAccess, type Db } from '../../../store/index.ts';
import { pointsOf } from './points.ts';

// Interface between areas and devices: the area modules read everything about devices and their values through this
// file.

export type SiteDevice = Pick<
  RowOf<typeof devicelist>,
  'id' | 'org_id' | 'device_number' | 'device_name' | 'device_type' | 'project_id' | 'area_id'
> & { online: 0 | 1; level: 0 | 1 | 2 | 3 };

/** The last reading of a device. */
export interface Latest {
  at: string;
  values: Record<string, number>;
}

/** Returns devices by id, without a check of permissions: a user who may see an area may see its devices. */
export async function devicesById(db: Db, ids: readonly string[]): Promise<Map<string, SiteDevice>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('device')
    .select(['id', 'org_id', 'device_number', 'device_name', 'device_type', 'project_id', 'area_id'])
    .select(({ eb, ref }) => [
      eb.case().when('online', '=', 1).then(sql.lit<0 | 1>(1)).else(sql.lit<0 | 1>(0)).end().as('online'),
      sql<SiteDevice['level']>`least(greatest(coalesce(${ref('warn_level')}, 0), 0), 3)`.as('level'),
    ])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns a page of the devices of a type in a project that the access permits. */
export async function devicesOfProject(
  db: Db,
  access: RowAccess,
  query: { project_id: string; device_type: number; page: number; page_size: number },
): Promise<Page<SiteDevice>> {
  const page = await resourceRepository(db, devicelist).list(access, { ...query, sort: 'device_number', order: 'asc' });
  const found = await devicesById(
    db,
    page.list.map(({ id }) => id),
  );
  return { ...page, list: page.list.flatMap(({ id }) => found.get(id) ?? []) };
}

/** Returns a device by its number; undefined if the access permits none with that number. */
export async function deviceByNumber(
  db: Db,
  access: RowAccess,
  device_number: string,
): Promise<SiteDevice | undefined> {
  // The filter `device_number` matches substrings.
  const page = await resourceRepository(db, devicelist).list(access, { device_number, page_size: 100 });
  const same = page.list.find((one) => one.device_number === device_number);
  return same && (await devicesById(db, [same.id])).get(same.id);
}

/** Sets `area_id` of the placed devices to the area, and clears it on devices that no longer stand there. */
export async function noteArea(trx: Db, area_id: string, device_ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('device')
    .set({ area_id: null })
    .where('area_id', '=', area_id)
    .where(({ eb, not }) => not(eb('id', '=', anyOf(device_ids))))
    .execute();
  await trx.updateTable('device').set({ area_id }).where('id', '=', anyOf(device_ids)).execute();
}

/** Code of `install_status` of a removed device. */
const REMOVED = 3;

/** Takes a removed device out of its area: clears its `area_id`, and frees its points for other devices. */
export async function releaseRemoved(
  trx: Db,
  { id, install_status }: Pick<RowOf<typeof devicelist>, 'id' | 'install_status'>,
): Promise<void> {
  if (install_status !== REMOVED) return;
  await trx.updateTable('area_point').set({ device_id: '' }).where('device_id', '=', id).execute();
  await trx.updateTable('device').set({ area_id: null }).where('id', '=', id).execute();
}

/** Returns the last readings of devices, by device id. A device without a reading is absent. */
export async function latestOf(db: Db, ids: readonly string[]): Promise<Map<string, Latest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('telemetry_latest')
    .select(['device_id', 'ts as at', 'values'])
    .where('device_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ device_id, at, values }) => [device_id, { at, values }]));
}

/** Sets `area_id` of the devices on all drawings of an area. */
export async function placeDevices(trx: Db, area_id: string): Promise<void> {
  const points = await pointsOf(trx, [area_id]);
  await noteArea(
    trx,
    area_id,
    points.flatMap(({ device_id }) => (device_id === '' ? [] : [device_id])),
  );
}
