import type { AreaPoint, WirePosition } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';

interface PointRow {
  area_id: string;
  drawing_id: string | null;
  device_id: string;
  name: string;
  x: number;
  y: number;
  wire: WirePosition['text'] | null;
}

export interface StoredPoint extends AreaPoint {
  area_id: string;
  /** Null: on the area's own drawing. */
  drawing_id: string | null;
}

/** Points of some areas, in the order in which they were placed. */
export async function pointsOf(db: Kysely<unknown>, area_ids: readonly string[]): Promise<StoredPoint[]> {
  if (area_ids.length === 0) return [];
  const { rows } = await sql<PointRow>`select area_id, drawing_id, device_id, name, x, y, wire from area_point
    where area_id = any(${[...area_ids]}) order by area_id, drawing_id nulls first, sort`.execute(db);
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

/** Puts points in the place of those that a drawing has, within a transaction of the caller's. */
export async function storePoints(
  trx: Kysely<unknown>,
  area_id: string,
  drawing_id: string | null,
  points: readonly AreaPoint[],
): Promise<void> {
  await sql`delete from area_point where area_id = ${area_id} and drawing_id is not distinct from ${drawing_id}`.execute(
    trx,
  );
  const rows = points.map(({ device_id, name, xaxis: x, yaxis: y, wire }, sort) => ({
    sort,
    device_id,
    name,
    x,
    y,
    // A position that was moved since it was read has numbers of its own.
    wire: wire?.xaxis === x && wire.yaxis === y ? wire.text : null,
  }));
  await sql`insert into area_point (area_id, drawing_id, sort, device_id, name, x, y, wire)
    select ${area_id}, ${drawing_id}, given.* from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (sort integer, device_id text, name text, x double precision, y double precision, wire jsonb)`.execute(
    trx,
  );
}

/** How many points stand on the own drawings of some areas. */
export async function pointTotals(db: Kysely<unknown>, area_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ area_id: string; total: number }>`select area_id, count(*) as total from area_point
    where area_id = any(${[...area_ids]}) and drawing_id is null group by area_id`.execute(db);
  return new Map(rows.map((row) => [row.area_id, row.total]));
}
