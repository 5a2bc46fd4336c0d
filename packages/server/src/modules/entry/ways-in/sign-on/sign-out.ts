import { revokeSessions } from '../../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../../audit/index.ts';
import type { CallContext } from '../../../../handler/index.ts';
import { transaction, type Db } from '../../../../store/index.ts';
import type { PhoneOwner } from '../code-check.ts';

/** Ends all sessions of a user whose sign-out another system announced. */
export function signOut(db: Db, account: PhoneOwner, context: CallContext): Promise<void> {
  return transaction(db, async (trx) => {
    await revokeSessions(trx, account.id, context.now);
    const event = { action: 'logout' as const, subject: 'account', subject_id: account.id };
    await recordAudit(trx, context, actorOf(account), event);
  });
}
