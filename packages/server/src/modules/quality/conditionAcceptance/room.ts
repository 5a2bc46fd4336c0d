import { civilDay, conditionAcceptance, conditionitem, CONDITION_KIND, PROOF, taskmanage } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { checkTerm, endTerms, keepItem, keepRelease } from './keep-release.ts';

export default defineRoom({
  afterWrite: [
    afterWrite(conditionAcceptance, keepRelease),
    afterWrite(conditionitem, keepItem),
    afterWrite(taskmanage, checkTerm),
  ],
  hourly: [({ db, timeZone }, now) => endTerms(db, civilDay(now, timeZone))],
  derive: () => ({
    [conditionAcceptance.name]: async (db, rows) => {
      const counted = await countItems(
        db,
        rows.map(({ id }) => id),
      );
      const { main, general } = CONDITION_KIND;
      return rows.map(({ id }) => {
        const own = counted.filter(({ release_id }) => release_id === id);
        const open = (kind: number) => own.find(({ condition_kind }) => condition_kind === kind)?.open ?? 0;
        return {
          main_total: own.find(({ condition_kind }) => condition_kind === main)?.all ?? 0,
          main_open: open(main),
          general_open: open(general),
        };
      });
    },
  }),
});

const countItems = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('condition_item')
    .select(({ fn }) => [
      'release_id',
      'condition_kind',
      fn.countAll<number>().as('all'),
      fn.count<number>('id').filterWhere('condition_state', '=', PROOF.open).as('open'),
    ])
    .where('release_id', '=', anyOf([...ids]))
    .groupBy(['release_id', 'condition_kind'])
    .execute();
