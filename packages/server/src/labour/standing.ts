import { contractStateOf, GEAR, LIGHT } from '@gongdi/domain';
import { sql } from 'kysely';
import type { ReadSetting } from '../settings/index.ts';
import { anyOf, type Db } from '../store/index.ts';
import { pointsOf } from './facts.ts';
import { owedToEach } from './owed.ts';

export { pointsOf } from './facts.ts';

/** Returns the light of safety points: a value of the dictionary `safety_light`. */
export function lightOf(points: number, setting: ReadSetting): number {
  if (points >= setting('points_red')) return LIGHT.red;
  return points >= setting('points_yellow') ? LIGHT.yellow : LIGHT.green;
}

/** Counts the pieces of equipment that people hold; who holds none is not in the answer. */
export async function gearHeldBy(db: Db, staff_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('gear')
    .select('staff_id')
    .select(sql<number>`sum(quantity)::integer`.as('held'))
    .where('staff_id', '=', anyOf([...staff_ids]))
    .where('status', '=', anyOf<number>([GEAR.inUse, GEAR.due]))
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, held }) => [staff_id, held]));
}

/** How a person stands: contract, wages, behaviour. */
export interface Standing {
  /** Value of the dictionary `staff_status`. */
  status: number;
  team_id: string | null;
  /** Value of the dictionary `contract_state`. */
  contract: number;
  /** Yuan. */
  owed: string;
  points: number;
  /** Value of the dictionary `safety_light`. */
  light: number;
}

/**
 * Returns how people stand on a day, by their ids, in three statements. The caller has checked that they may be seen.
 */
export async function standingOf(
  db: Db,
  setting: ReadSetting,
  staff_ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Standing>> {
  const ids = [...new Set(staff_ids)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'status', 'team_id', 'contract_kind', 'contract_from', 'contract_to'])
    .where('id', '=', anyOf(ids))
    .execute();
  const owed = await owedToEach(db, ids);
  const points = await pointsOf(db, ids, day);
  const ahead = setting('contract_notice_days');
  return new Map(
    rows.map(({ id, status, team_id, ...contract }) => [
      id,
      {
        status,
        team_id,
        contract: contractStateOf(contract, day, ahead),
        owed: owed.get(id) ?? '0.00',
        points: points.get(id) ?? 0,
        light: lightOf(points.get(id) ?? 0, setting),
      },
    ]),
  );
}
