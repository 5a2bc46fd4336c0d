import { MEASURE_STATUS, qualitycorrection, type InputOf, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { giveOrders } from '../../../patrols/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import type { Judgement, Measure, Standard } from './judge.ts';
import { refused } from '../../../handler/index.ts';

const DAY = 86_400_000;
/** Values of `correction_status`. */
const CLOSED = 3;
/** Deviations that an order names. */
const NAMED = 12;
/** Values of `quality_level`. */
const LEVEL = { minor: 1, serious: 2, major: 3 } as const;

interface Found {
  row: Measure;
  judged: Judgement;
  standard: Standard;
  /** Days to correct, where the record names no day. */
  days: number;
}

/**
 * Makes one order of the points beyond the limits. A measurement that measures another again makes none while an order
 * of that one is open: the open order is about the same place.
 */
export async function orderBursts(trx: Db, found: Found, context: WriteContext): Promise<void> {
  const { row } = found;
  // Raw SQL: a chain of measurements is followed to its beginning.
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, again_id from measurement where id = ${row.id}
      union all select m.id, m.again_id from measurement m join chain on m.id = chain.again_id
    )
    select c.id from quality_correction c join chain on chain.id = c.measure_id
    where c.measure_id = ${row.id} or c.status in (1, 2) limit 1`.execute(trx);
  if (rows.length > 0) return;
  await giveOrders(trx, qualitycorrection, [orderOf(found)], row, context);
}

function orderOf({ row, judged, standard, days }: Found): InputOf<typeof qualitycorrection> {
  const bursts = judged.points.flatMap(({ deviation, burst }, at) => (burst ? { deviation, at } : []));
  const named = bursts.slice(0, NAMED).map(({ deviation }) => (deviation > 0 ? `+${deviation}` : String(deviation)));
  const more = bursts.length > NAMED ? ' 等' : '';
  const points = row.points as { pin_x?: number | null; pin_y?: number | null }[];
  const first = points[bursts[0]!.at]!;
  const level = judged.severe > 0 ? LEVEL.major : judged.passes ? LEVEL.minor : LEVEL.serious;
  return {
    order_title: `${row.place} ${standard.item_name}：${bursts.length} 个爆点，偏差 ${named.join('、')}${more} ${standard.unit}`,
    status: 1,
    danger_level: level,
    project_id: row.project_id,
    part_id: row.part_id,
    measure_id: row.id,
    plan_id: row.plan_id ?? null,
    pin_x: first.pin_x ?? null,
    pin_y: first.pin_y ?? null,
    photos: row.photos ?? null,
    rectifier_id: row.rectifier_id,
    inspector_id: row.updated_by ?? row.created_by ?? row.rectifier_id,
    deadline: row.rectify_by ?? new Date(Date.parse(row.measured_on) + days * DAY).toISOString().slice(0, 10),
  };
}

/** An order that a measurement made is closed only after a later one has passed. */
export async function closedByMeasuring(
  trx: Db,
  { measure_id, status }: RowOf<typeof qualitycorrection>,
  { before }: WriteContext,
): Promise<void> {
  if (status !== CLOSED || before?.['status'] === CLOSED || !measure_id) return;
  // Raw SQL: a chain of measurements is followed to its end.
  const { rows } = await sql`
    with recursive later as (
      select id, measure_status from measurement where again_id = ${measure_id}
      union all select m.id, m.measure_status from measurement m join later on m.again_id = later.id
    )
    select 1 from later where measure_status = ${MEASURE_STATUS.passed} limit 1`.execute(trx);
  if (rows.length === 0)
    throw refused('status', {
      zh: '爆点尚未复测合格，不能闭合；请先在实测实量中新增复测记录',
      en: 'No new measurement has passed yet; measure again before the order is closed',
    });
}
