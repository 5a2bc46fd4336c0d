import { devicelist, type Page, type RowOf } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { resourceRepository, type RowAccess } from '../../../store/index.ts';
import { pointsOf } from './points.ts';

// The seam between areas and the devices that stand in them: whatever areas know of devices and of what these measure
// comes through this file.

export type SiteDevice = Pick<
  RowOf<typeof devicelist>,
  'id' | 'org_id' | 'device_number' | 'device_name' | 'device_type' | 'project_id' | 'area_id'
> & { online: 0 | 1; level: 0 | 1 | 2 | 3 };

/** The last that a device has told. */
export interface Latest {
  at: string;
  values: Record<string, number>;
}

const COLUMNS = sql`id, org_id, device_number, device_name, device_type, project_id, area_id,
  case when online = 1 then 1 else 0 end as online,
  least(greatest(coalesce(warn_level, 0), 0), 3) as level`;

/** Devices by id, whoever sees them: an area that is seen shows what stands in it. */
export async function devicesById(db: Kysely<unknown>, ids: readonly string[]): Promise<Map<string, SiteDevice>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SiteDevice>`select ${COLUMNS} from device where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Devices of a type in a project, as far as the access lets them through. */
export async function devicesOfProject(
  db: Kysely<unknown>,
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

/** A device by its number; undefined when the access lets none through. */
export async function deviceByNumber(
  db: Kysely<unknown>,
  access: RowAccess,
  device_number: string,
): Promise<SiteDevice | undefined> {
  // The filter finds numbers that hold this one.
  const page = await resourceRepository(db, devicelist).list(access, { device_number, page_size: 100 });
  const same = page.list.find((one) => one.device_number === device_number);
  return same && (await devicesById(db, [same.id])).get(same.id);
}

/** Tells devices in which area they stand, and those that stood there that they do not. */
export async function noteArea(trx: Kysely<unknown>, area_id: string, device_ids: readonly string[]): Promise<void> {
  const placed = [...device_ids];
  await sql`update device set area_id = null where area_id = ${area_id} and not id = any(${placed})`.execute(trx);
  await sql`update device set area_id = ${area_id} where id = any(${placed})`.execute(trx);
}

/** Code of `install_status` of a device that was taken away. */
const REMOVED = 3;

/** A device that was taken away stands in no area any more; its places on drawings wait for another one. */
export async function releaseRemoved(
  trx: Kysely<unknown>,
  { id, install_status }: Pick<RowOf<typeof devicelist>, 'id' | 'install_status'>,
): Promise<void> {
  if (install_status !== REMOVED) return;
  await sql`update area_point set device_id = '' where device_id = ${id}`.execute(trx);
  await sql`update device set area_id = null where id = ${id}`.execute(trx);
}

/** The last values of some devices; one that never told anything is absent. */
export async function latestOf(db: Kysely<unknown>, ids: readonly string[]): Promise<Map<string, Latest>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Latest & { device_id: string }>`select device_id, ts as at, "values"
    from telemetry_latest where device_id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ device_id, at, values }) => [device_id, { at, values }]));
}

/** Tells the devices on all drawings of an area that they stand in it. */
export async function placeDevices(trx: Kysely<unknown>, area_id: string): Promise<void> {
  const points = await pointsOf(trx, [area_id]);
  await noteArea(
    trx,
    area_id,
    points.flatMap(({ device_id }) => (device_id === '' ? [] : [device_id])),
  );
}
