import { colourOf, risksource } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { keepChecks } from './keep-checks.ts';

/** Codes of `patrol_status`. */
const DONE = [2, 3];
const MISSED = 4;

export default defineRoom({
  afterWrite: [afterWrite(risksource, keepChecks)],
  derive: (ground) => ({
    [risksource.name]: async (db, rows) => {
      const checks = await checksOf(
        db,
        rows.flatMap(({ point_id }) => (typeof point_id === 'string' ? [point_id] : [])),
      );
      const table = ground().setting('risk_grade_colours');
      return rows.map(({ point_id, risk_grade }) => {
        const own = checks.find((one) => one.point_id === point_id);
        return {
          risk_colour: colourOf(table, risk_grade) ?? null,
          checked_on: own?.checked_on ?? null,
          missed_checks: own?.missed ?? 0,
        };
      });
    },
  }),
});

/** Last check and missed checks of the points of a page. */
async function checksOf(db: Db, points: readonly string[]) {
  if (points.length === 0) return [];
  return db
    .selectFrom('patrol')
    .select(({ fn }) => [
      'point_id',
      fn.max('patrol_date').filterWhere('status', 'in', DONE).as('checked_on'),
      fn.countAll<number>().filterWhere('status', '=', MISSED).as('missed'),
    ])
    .where('point_id', '=', anyOf(points))
    .groupBy('point_id')
    .execute();
}
