import { calls } from '@gongdi/api';
import { org, STAY } from '@gongdi/domain';
import { accessOf } from '../../../resources/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { anyOf, resourceRepository, type Db } from '../../../store/index.ts';

/** Counts the people of the teams that the caller sees, in two statements. */
export const teamHeadsHandler = (db: Db): Handler =>
  handle(calls.labour.teamHeads, async ({ body }, context) => {
    const seen = await resourceRepository(db, org).titles(accessOf(context), { ids: body.ids });
    const rows = await db
      .selectFrom('staff')
      .select(['team_id', 'trade'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_id', '=', anyOf([...seen.keys()]))
      .where('status', '=', STAY.onSite)
      .groupBy(['team_id', 'trade'])
      .orderBy('trade')
      .execute();
    const list = [...seen.keys()].map((id) => {
      const trades = rows.filter(({ team_id }) => team_id === id).map(({ trade, count }) => ({ trade, count: count }));
      return { id, count: trades.reduce((sum, { count }) => sum + count, 0), trades };
    });
    return { list };
  });
