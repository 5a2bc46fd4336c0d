import { civilDay, COVER, MAINTENANCE, type projectmaintenance, type RowOf } from '@gongdi/domain';
import { sql } from 'kysely';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { warrantyLabel, warrantyRefusal } from './text/index.ts';

type Case = RowOf<typeof projectmaintenance>;

/** Value of `satisfaction` with which a case is not closed. */
const NOT_SATISFIED = 4;

/** Decides whether a warranty covers a case, and refuses to close one of somebody who is not satisfied. */
export async function keepCase(trx: Db, row: Case, context: WriteContext): Promise<void> {
  const today = civilDay(context.now, context.timeZone);
  if (row.reported_on > today) throw warrantyRefusal(context, 'reported_on', 'later');
  if (row.repaired_on && row.repaired_on > today) throw warrantyRefusal(context, 'repaired_on', 'later');
  if (row.maintenance_status === MAINTENANCE.closed && row.satisfaction === NOT_SATISFIED)
    throw warrantyRefusal(context, 'satisfaction', 'notSatisfied');
  if (row.maintenance_status !== MAINTENANCE.reported) return;
  const cover_until = await termOf(trx, row);
  const warranty_cover =
    cover_until === null ? COVER.unknown : row.reported_on <= cover_until ? COVER.within : COVER.outside;
  const key = { [COVER.within]: 'within', [COVER.outside]: 'outside', [COVER.unknown]: 'unknown' } as const;
  const cover_note = warrantyLabel(key[warranty_cover], { day: cover_until ?? '' })[context.lang];
  // Raw: it follows from what has just been written, so it is no change of its own.
  await trx
    .updateTable('maintenance_case')
    .set({ warranty_cover, cover_until, cover_note })
    .where('id', '=', row.id)
    .execute();
}

/** Last day of the warranty for a part: its own, that of the nearest part above, or that of the whole project. */
async function termOf(trx: Db, { project_id, part_id, warranty_kind }: Case): Promise<string | null> {
  // Raw SQL: the parts above one are the beginnings of its `path`.
  const { rows } = await sql<{ ends_on: string }>`
    select t.ends_on::text as ends_on from warranty_term t left join part p on p.id = t.part_id
    where t.project_id = ${project_id} and t.warranty_kind = ${warranty_kind} and t.ends_on is not null
      and (t.part_id is null or starts_with((select path from part where id = ${part_id ?? null}), p.path))
    order by length(coalesce(p.path, '')) desc, t.ends_on desc limit 1`.execute(trx);
  return rows[0]?.ends_on ?? null;
}
