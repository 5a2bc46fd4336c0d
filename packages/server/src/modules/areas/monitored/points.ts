import type { AreaPoint } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import { anyOf, type Db, type Tables } from '../../../store/index.ts';

type GivenPoint = Pick<Selectable<Tables['area_point']>, 'sort' | 'device_id' | 'name' | 'x' | 'y' | 'wire'>;

export interface StoredPoint extends AreaPoint {
  area_id: string;
  /** Null: the point is on the area's first drawing. */
  drawing_id: string | null;
}

/** Returns the points of areas, in the order of their stored positions (`sort`). */
export async function pointsOf(db: Db, area_ids: readonly string[]): Promise<StoredPoint[]> {
  if (area_ids.length === 0) return [];
  const rows = await db
    .selectFrom('area_point')
    .select(['area_id', 'drawing_id', 'device_id', 'name', 'x', 'y', 'wire'])
    .where('area_id', '=', anyOf(area_ids))
    .orderBy('area_id')
    .orderBy('drawing_id', (place) => place.asc().nullsFirst())
    .orderBy('sort')
    .execute();
  return rows.map(({ area_id, drawing_id, device_id, name, x, y, wire }) => ({
    area_id,
    drawing_id,
    device_id,
    name,
    xaxis: x,
    yaxis: y,
    ...(wire ? { wire: { xaxis: x, yaxis: y, text: wire } } : {}),
  }));
}

/** Replaces the points of a drawing, in the caller's transaction. */
export async function storePoints(
  trx: Db,
  area_id: string,
  drawing_id: string | null,
  points: readonly AreaPoint[],
): Promise<void> {
  await trx
    .deleteFrom('area_point')
    .where('area_id', '=', area_id)
    .where('drawing_id', 'is not distinct from', drawing_id)
    .execute();
  const rows = points.map(({ device_id, name, xaxis: x, yaxis: y, wire }, sort) => ({
    sort,
    device_id,
    name,
    x,
    y,
    // `wire` is the text of the position as it was sent. After the point was moved the text no longer applies.
    wire: wire?.xaxis === x && wire.yaxis === y ? wire.text : null,
  }));
  // One parameter however many points there are.
  const given = sql<GivenPoint>`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'given'>(
    sql`given (sort integer, device_id text, name text, x double precision, y double precision, wire jsonb)`,
  );
  await trx
    .insertInto('area_point')
    .columns(['area_id', 'drawing_id', 'sort', 'device_id', 'name', 'x', 'y', 'wire'])
    .expression(({ selectFrom }) =>
      selectFrom(given)
        .select(({ val }) => [val(area_id).as('area_id'), val(drawing_id).as('drawing_id')])
        .select(['given.sort', 'given.device_id', 'given.name', 'given.x', 'given.y', 'given.wire']),
    )
    .execute();
}

/** Returns the number of points on the first drawings of areas, by area id. */
export async function pointTotals(db: Db, area_ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('area_point')
    .select(({ fn }) => ['area_id', fn.countAll<number>().as('total')])
    .where('area_id', '=', anyOf(area_ids))
    .where('drawing_id', 'is', null)
    .groupBy('area_id')
    .execute();
  return new Map(rows.map((row) => [row.area_id, row.total]));
}
