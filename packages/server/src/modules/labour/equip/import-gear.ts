import { daysLater, monthsLater, STAY, type SettingKey } from '@gongdi/domain';
import { sql } from 'kysely';
import type { ImportAct } from '../../../resources/index.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { gearLabel } from './text/index.ts';

/** Refuses the rows of a sheet that hand something to somebody who has left. */
export const refuseLeft: ImportAct = async (trx, records, { lang }) => {
  const holders = records.map((record) => (record as { staff_id: string }).staff_id);
  const rows = await trx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(holders)]))
    .where('status', '=', STAY.left)
    .execute();
  const left = new Map(rows.map(({ id, name }) => [id, name]));
  return holders.flatMap((id, index) => {
    const name = left.get(id);
    if (name === undefined) return [];
    return [{ index, problem: { path: 'staff_id', code: 'left', message: gearLabel('left', { name })[lang] } }];
  });
};

/**
 * Fills in team, keeper and end of the term of many pieces: one statement, and one for each day and kind of those whose
 * end nobody gave.
 */
export async function fillMany(trx: Db, setting: ReadSetting, ids: readonly string[]): Promise<void> {
  const all = anyOf([...ids]);
  await trx
    .updateTable('gear')
    .set(({ selectFrom }) => ({
      team_id: selectFrom('staff').select('staff.team_id').whereRef('staff.id', '=', 'gear.staff_id'),
      keeper_id: sql`coalesce(keeper_id, created_by)`,
    }))
    .where('id', '=', all)
    .execute();
  const terms = await trx
    .selectFrom('gear')
    .select(['kind', 'issued_on'])
    .distinct()
    .where('id', '=', all)
    .where('replace_by', 'is', null)
    .execute();
  for (const { kind, issued_on } of terms) {
    const months = setting(`gear_months_${kind}` as SettingKey);
    if (typeof months !== 'number') continue;
    await trx
      .updateTable('gear')
      .set({ replace_by: daysLater(monthsLater(issued_on, months), -1) })
      .where('id', '=', all)
      .where('kind', '=', kind)
      .where('issued_on', '=', issued_on)
      .where('replace_by', 'is', null)
      .execute();
  }
}
