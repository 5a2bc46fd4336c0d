import { safebehaviour } from '@gongdi/domain';
import { sql } from 'kysely';
import { afterWrite, defineRoom } from '../../../room.ts';
import { anyOf, type Db } from '../../../store/index.ts';

export default defineRoom({
  afterWrite: [afterWrite(safebehaviour, (trx, { id }) => fillPoints(trx, [id]), fillPoints)],
});

/** Writes what the rule and the person say at that time: a later change of the rule, or of the team, changes nothing. */
async function fillPoints(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('behaviour as b')
    .from('rule as r')
    .from('staff as s')
    .set({ kind: sql`r.kind`, points: sql`r.points`, team_id: sql`s.team_id` })
    .whereRef('r.id', '=', 'b.rule_id')
    .whereRef('s.id', '=', 'b.staff_id')
    .where('b.id', '=', anyOf([...ids]))
    .where('b.points', 'is', null)
    .execute();
}
