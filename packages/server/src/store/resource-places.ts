import { viewsOf, type AnyResource, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { filterConditions, positionOf, type Filters } from './resource-filters.ts';
import { inTime } from './resource-groups.ts';
import { selectionOf } from './resource-columns.ts';
import { whereOf } from './resource-repository.ts';
import { scopeConditions, type RowAccess } from './resource-scope.ts';
import type { Db } from './tables.ts';
import { openRows } from './vault/records.ts';

/** Records of a list in one cell of a grid. */
export interface Place {
  /** Mean position of the records. */
  longitude: number;
  latitude: number;
  /** Box around them: west, south, east, north. */
  box: [number, number, number, number];
  total: number;
  /** The record, if it is the only one. */
  row: RowOf<AnyResource> | null;
}

/** Most cells in one answer; a map that fills a large screen shows fewer. */
const MOST_CELLS = 1_000;

/**
 * Returns where the records of a list are: one place for each cell of a grid, so that an answer is as long as the map
 * is wide and not as the list.
 * @param cell width and height of a cell, degrees
 * @throws GongdiError `invalid` for a wrong filter, `unavailable` when it takes too long
 */
export async function placesOf(
  db: Db,
  resource: AnyResource,
  access: RowAccess,
  { cell, ...filters }: Filters & { cell: number },
  timeZone: string,
): Promise<Place[]> {
  const { longitude, latitude } = positionOf(viewsOf(resource).map!);
  const conditions = [
    ...scopeConditions(resource, access.scope, 'read'),
    ...filterConditions(db, resource, filters, timeZone, access),
  ];
  const table = sql.table(resource.noun);
  return inTime(db, resource, async (trx) => {
    const { rows: cells } = await sql<Omit<Place, 'row'> & { id: string }>`
      select avg(gd_x) as longitude, avg(gd_y) as latitude, count(*) as total, min(id) as id,
        array[min(gd_x), min(gd_y), max(gd_x), max(gd_y)] as box
      from (select id, ${longitude} as gd_x, ${latitude} as gd_y from ${table} ${whereOf(conditions)}) found
      where gd_x is not null and gd_y is not null
      group by floor(gd_x / ${cell}::float8), floor(gd_y / ${cell}::float8) order by 3 desc, 4 limit ${MOST_CELLS}`.execute(
      trx,
    );
    const single = cells.filter(({ total }) => total === 1).map(({ id }) => id);
    const { rows } =
      single.length === 0
        ? { rows: [] }
        : await sql<RowOf<AnyResource>>`
            select ${selectionOf(resource)} from ${table} where id = any(${single})`.execute(trx);
    const known = new Map(openRows(trx, resource, rows).map((row) => [row.id, row]));
    return cells.map(({ id, ...place }) => ({ ...place, row: place.total === 1 ? (known.get(id) ?? null) : null }));
  });
}
