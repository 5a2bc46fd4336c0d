import { helmetmanage, staff, STAY } from '@gongdi/domain';
import { freeHelmets } from '../../../helmets/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepHelmet } from './keep-helmet.ts';

export default defineRoom({
  afterWrite: (ground) => [
    afterWrite(helmetmanage, (trx, row, context) => keepHelmet(trx, ground(), row, context)),
    afterWrite(staff, async (trx, row, { before, now, account_id }) => {
      if (before?.['status'] !== STAY.onSite) return;
      const moved = row.status === STAY.onSite;
      if (moved && row.project_id === before['project_id']) return;
      await freeHelmets(trx, { id: row.id, name: row.name, moved }, now, account_id);
    }),
  ],
});
