import type { AreaRow } from '@gongdi/api';
import {
  areaOfCode,
  areaRecord,
  GongdiError,
  PointError,
  projectmanage,
  readArea,
  writeArea,
  type AreaForm,
  type AreaPoint,
  type AreaType,
  type RowOf,
  addressIn,
} from '@gongdi/domain';
import { showFiles, type Reader } from '../../../files/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, resourceRepository, WHOLE, type RowAccess, type Db } from '../../../store/index.ts';
import { devicesById } from './devices.ts';
import { pointsOf, pointTotals } from './points.ts';
import { refuseField } from './text/index.ts';

export type StoredArea = RowOf<typeof areaRecord>;
type Show = (area: StoredArea) => StoredArea;

export interface AreaDeps {
  db: Db;
  /** Key that signs the addresses of drawings. */
  fileKey: () => Promise<Uint8Array>;
  /** IANA time zone in which days begin and end. */
  timeZone: string;
}

/** Row access of the server itself, for data that is public. */
export const ANYBODY: RowAccess = { scope: WHOLE, account_id: null, org_id: null };

export const areasIn = (db: Db) => resourceRepository(db, areaRecord);

/** Returns a function that adds to an area the address of its drawing, signed for the reader. */
export async function shower({ fileKey }: AreaDeps, reader: Reader | undefined, now: number): Promise<Show> {
  const key = await fileKey();
  // A reader without an account gets the addresses of the area's author, with their usual expiry.
  return (area) => showFiles(areaRecord, area, key, reader ?? { id: area.created_by ?? '' }, now);
}

/** Returns an area that the access permits. @throws GongdiError `notFound`, also for an area of another type */
export async function findArea(db: Db, access: RowAccess, area: AreaType | undefined, id: string): Promise<StoredArea> {
  const row = await areasIn(db).get(access, id);
  if (area && row.area_type !== area.code) throw new GongdiError('notFound');
  return row;
}

/** Returns the type of a stored area. */
export function typeOfArea(row: Pick<StoredArea, 'area_type'>): AreaType {
  const found = areaOfCode(row.area_type);
  if (!found) throw new Error(`area of the unknown type ${row.area_type}`);
  return found;
}

/** Returns areas as rows of a list, with the names of their projects and the numbers of their points. */
export async function rowsOnWire(db: Db, area: AreaType, rows: readonly StoredArea[], show: Show): Promise<AreaRow[]> {
  const ids = rows.map(({ id }) => id);
  const totals = await pointTotals(db, ids);
  const names = await projectNames(
    db,
    rows.map(({ project_id }) => project_id),
  );
  return rows.map((row) => {
    const { [area.listKey]: _, ...fields } = writeArea(area, formOf(show(row), []));
    return {
      ...fields,
      id: row.id,
      area_type: row.area_type,
      project_name: names.get(row.project_id) ?? '',
      monitor_status: row.monitor_status ?? 1,
      point_total: totals.get(row.id) ?? 0,
      version: row.version,
      created_at: row.created_at,
      updated_at: row.updated_at,
    } as AreaRow;
  });
}

/** Returns an area with its points, in the form of its type. */
export async function areaOnWire(db: Db, area: AreaType, row: StoredArea, show: Show): Promise<AreaRow> {
  const [line] = await rowsOnWire(db, area, [row], show);
  const points = (await pointsOf(db, [row.id])).filter(({ drawing_id }) => drawing_id === null);
  return { ...line!, [area.listKey]: writeArea(area, formOf(row, points))[area.listKey] };
}

function formOf(row: StoredArea, list: AreaPoint[]): AreaForm {
  return {
    company_id: row.company_id ?? '',
    project_id: row.project_id,
    width: row.width,
    height: row.height,
    area_name: row.area_name,
    url: addressIn(row.drawing),
    list,
    construction_flag: row.construction_flag ? 1 : 0,
    published_flag: row.published_flag ? 1 : 0,
  };
}

/**
 * Returns the names of projects, without a check of permissions: a user who may see an area may see the name of its
 * project.
 */
export async function projectNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'project_name'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row.project_name]));
}

/** Returns the organisation of a project that the caller may see. @throws GongdiError `invalid` that names the field */
export async function organisationOf(db: Db, context: CallerContext, project_id: string): Promise<string | null> {
  try {
    return (await resourceRepository(db, projectmanage).get(accessOf(context), project_id)).org_id;
  } catch (error) {
    if (!(error instanceof GongdiError) || error.entry !== 'notFound') throw error;
    const problem = { path: 'project_id', code: 'not_found', message: error.label[context.lang] };
    throw new GongdiError('invalid', { problems: [problem], cause: error });
  }
}

/**
 * Reads the body of a request into the form of an area.
 * @param before points that the drawing already has: their devices are accepted whatever happened to them since
 * @throws GongdiError `invalid` that names the point
 */
export async function readBody(
  db: Db,
  area: AreaType,
  body: Readonly<Record<string, unknown>>,
  context: CallerContext,
  before: readonly AreaPoint[] = [],
): Promise<AreaForm> {
  const form = inside(area, body, context);
  await checkDevices(db, area, form, context, before);
  return form;
}

function inside(area: AreaType, body: Readonly<Record<string, unknown>>, context: CallerContext): AreaForm {
  try {
    return readArea(area, body);
  } catch (error) {
    if (!(error instanceof PointError)) throw error;
    throw refuseField(context, `${area.listKey}.${error.index}`, 'badPoint', { number: error.index + 1 });
  }
}

/**
 * Checks that a device stands at most once on a drawing and that new devices have the area's project and type.
 * @throws GongdiError `invalid`
 */
export async function checkDevices(
  db: Db,
  area: AreaType,
  { list, project_id }: Pick<AreaForm, 'list' | 'project_id'>,
  context: CallerContext,
  before: readonly AreaPoint[],
): Promise<void> {
  const had = new Set(before.map(({ device_id }) => device_id));
  const ids = list.flatMap(({ device_id }) => (device_id === '' ? [] : [device_id]));
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) {
    const device = (await devicesById(db, [twice])).get(twice)?.device_name ?? twice;
    throw refuseField(context, area.listKey, 'twice', { device });
  }
  const added = ids.filter((one) => !had.has(one));
  const known = await devicesById(db, added);
  const good = added.filter((one) => {
    const device = known.get(one);
    return device && device.project_id === project_id && device.device_type === area.code;
  });
  if (good.length < added.length)
    throw refuseField(context, area.listKey, 'unknownDevice', { count: added.length - good.length });
}
