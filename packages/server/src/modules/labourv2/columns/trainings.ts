import { CONTRACT, TRAINING_STATE, type train } from '@gongdi/domain';
import { standingOf } from '../../../labour/index.ts';
import { anyOf } from '../../../store/index.ts';
import type { Columns } from './columns.ts';

/** States in which a sign-in is no longer waited for. */
export const OVER: readonly number[] = [TRAINING_STATE.held, TRAINING_STATE.archived, TRAINING_STATE.overdue];

/** Who should come and did not sign in, with contracts and points of those who should. */
export const ofTrainings: Columns<typeof train> = async (rows, { db, ground, day, sees }) => {
  const signs = await db
    .selectFrom('training_sign')
    .select(['training_id', 'staff_id'])
    .where('training_id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const signed = new Set(signs.map(({ training_id, staff_id }) => `${training_id} ${staff_id}`));
  const standing = await standingOf(
    db,
    ground.setting,
    rows.flatMap(({ staff_ids }) => staff_ids ?? []),
    day,
  );
  return rows.map(({ id, status, staff_ids }) => {
    const expected = staff_ids ?? [];
    const people = expected.flatMap((one) => standing.get(one) ?? []);
    const bare = people.filter(({ contract }) => contract === CONTRACT.none || contract === CONTRACT.ended);
    return {
      expected_count: expected.length,
      absent_count: OVER.includes(status) ? expected.filter((one) => !signed.has(`${id} ${one}`)).length : null,
      without_contract: bare.length,
      ...(sees.points && { safety_points: people.reduce((sum, { points }) => sum + points, 0) }),
    };
  });
};
