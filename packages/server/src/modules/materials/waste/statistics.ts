import { calls } from '@gongdi/api';
import { COUNTED_WASTE, garbagesorting, projectmanage } from '@gongdi/domain';
import { sql } from 'kysely';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { resourceRepository, scopeConditions, type Db } from '../../../store/index.ts';

/** Values of `garbage_outlet`: used on the site, recycled. */
const [ON_SITE, RECYCLED] = [1, 2];
/** m² to which the limit refers. */
const AREA = 10_000;
const MONTHS = 12;

interface Sum {
  month: string;
  kind: number;
  outlet: number;
  quantity: number;
}

export const statisticsHandler = (db: Db, setting: ReadSetting): Handler =>
  handle(calls.archive.garbageStatistics, async ({ query: { project_id } }, context) => {
    const access = accessOf(context);
    const project = await resourceRepository(db, projectmanage).get(access, project_id);
    const scope = scopeConditions(garbagesorting, context.caller.scope, 'read');
    const seen = scope.length === 0 ? sql`true` : sql.join(scope, sql` and `);
    // Raw SQL: months of days.
    const { rows } = await sql<Sum>`
      select to_char(collected_on, 'YYYY-MM') as month, garbage_kind as kind, garbage_outlet as outlet,
        sum(quantity)::double precision as quantity
      from garbage_day where project_id = ${project_id} and ${seen} group by 1, 2, 3 order by 1, 2, 3`.execute(db);
    return sumsOf(rows, project.floor_area ?? null, setting('waste_limit'));
  });

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Sums up waste by month and kind, with what left the site per floor area. */
export function sumsOf(rows: readonly Sum[], floor_area: number | null, limit: number) {
  const total = (of: (row: Sum) => boolean): number =>
    rounded(rows.filter(of).reduce((sum, { quantity }) => sum + quantity, 0));
  const months = [...new Set(rows.map(({ month }) => month))].slice(-MONTHS);
  const discharged = total(
    ({ kind, outlet }) => (COUNTED_WASTE as readonly number[]).includes(kind) && outlet !== ON_SITE,
  );
  const hasArea = floor_area !== null && floor_area > 0;
  return {
    months: months.map((month) => {
      const kinds = [...new Set(rows.filter((one) => one.month === month).map(({ kind }) => kind))];
      return {
        month,
        kinds: kinds.map((kind) => ({
          key: String(kind),
          quantity: total((one) => one.month === month && one.kind === kind),
        })),
      };
    }),
    total: total(() => true),
    reused: total(({ outlet }) => outlet === ON_SITE || outlet === RECYCLED),
    discharged,
    floor_area: hasArea ? floor_area : null,
    per_area: hasArea ? rounded((discharged / floor_area) * AREA) : null,
    limit,
  };
}
