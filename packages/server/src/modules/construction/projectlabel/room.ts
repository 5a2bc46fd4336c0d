import { calls } from '@gongdi/api';
import { projectlabel } from '@gongdi/domain';
import { handle } from '../../../handler/index.ts';
import { defineRoom } from '../../../room.ts';
import { transaction } from '../../../store/index.ts';
import { markRecord, recordLabels } from './mark.ts';
import { countUses, usesOf } from './uses.ts';

export default defineRoom({
  handlers: ({ db }) => [
    handle(calls.label.ofRecord, ({ params }, context) => recordLabels(db, params, context)),
    handle(calls.label.mark, ({ body }, context) => transaction(db, (trx) => markRecord(trx, body, context))),
    handle(calls.label.uses, ({ params }, context) => usesOf(db, params.id, context)),
  ],
  derive: () => ({
    [projectlabel.name]: async (db, rows) => {
      const counts = await countUses(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => ({ use_count: counts.get(id) ?? 0 }));
    },
  }),
});
