import { codemanage, HELMET_CODE, helmetcode, helmetmanage } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { bindCode } from './bind-code.ts';
import { makeCodes } from './make-codes.ts';

export default defineRoom({
  afterWrite: [
    afterWrite(codemanage, async (trx, row, { before, now, account_id }) => {
      if (!before) await makeCodes(trx, row, now, account_id);
    }),
    afterWrite(helmetmanage, async (trx, row, context) => {
      if (row.code_id !== context.before?.['code_id']) await bindCode(trx, row, context);
    }),
    afterWrite(helmetcode, async (trx, row) => {
      // A helmet whose code was spoilt can get another one.
      if (row.status === HELMET_CODE.void)
        await trx.updateTable('helmet').set({ code_id: null }).where('code_id', '=', row.id).execute();
    }),
  ],
});
