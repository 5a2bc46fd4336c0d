import { SETTLEMENT, yuanOf, type movement, type RowOf } from '@gongdi/domain';
import { owedTo } from '../../../labour/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import type { Db } from '../../../store/index.ts';
import { conflict } from './ground.ts';

/** Nobody confirms as settled what a sheet still owes. */
export async function checkSettled(trx: Db, row: RowOf<typeof movement>, { before }: WriteContext): Promise<void> {
  const was = (before as RowOf<typeof movement> | undefined)?.settlement;
  if (was !== SETTLEMENT.unsettled || row.settlement !== SETTLEMENT.settled) return;
  const owed = await owedTo(trx, row.staff_id);
  if (owed <= 0) return;
  const person = await trx.selectFrom('staff').select('name').where('id', '=', row.staff_id).executeTakeFirstOrThrow();
  throw conflict('owed', { name: person.name, amount: yuanOf(owed) });
}
