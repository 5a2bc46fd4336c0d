import { calls, resourceCalls } from '@gongdi/api';
import { GongdiError, onlineuser } from '@gongdi/domain';
import {
  endOtherSessions,
  hashPassword,
  LOGIN_RESULTS,
  noteFailure,
  passwordGuesses,
  passwordMatches,
  revokeSession,
  sessionAlive,
} from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { checkNewPassword } from '../../../settings/index.ts';
import { idsOf, organisationsBelow, resourceRepository, transaction } from '../../../store/index.ts';
import { checkNotMightier } from './rights.ts';
import { refuseField } from './text/index.ts';
import type { AdministrationDeps } from './user-rows.ts';

/** Handlers of active sessions, one's own and those of other users, and of one's own password. */
export function sessionHandlers({ db, pool, ports, setting }: AdministrationDeps): Handler[] {
  const guesses = passwordGuesses(pool, setting);
  return [
    handle(resourceCalls(onlineuser).delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await resourceRepository(trx, onlineuser).get(accessOf(context), id);
        const session = await trx
          .selectFrom('login_session as s')
          .innerJoin('account as a', 'a.id', 's.account_id')
          .select('s.account_id')
          .where('s.id', '=', id)
          .where('a.org_id', 'in', idsOf(organisationsBelow(context.caller.scope.write)))
          .executeTakeFirst();
        if (!session) throw new GongdiError('permission');
        await checkNotMightier(trx, context.caller, session.account_id);
        await revokeSession(trx, id, context.now);
        const event = {
          action: 'end_session' as const,
          subject: onlineuser.name,
          subject_id: session.account_id,
          before,
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(calls.organization.ownSessions, (_, { caller, now }) =>
      db
        .selectFrom('login_session as s')
        .select(['s.id', 's.ip', 's.created_at as login_at', 's.seen_at'])
        .select(({ eb }) => eb('s.id', '=', caller.session.id).$castTo<boolean>().as('current'))
        .where('s.account_id', '=', caller.id)
        .where(sessionAlive(now, setting))
        .orderBy('s.seen_at', 'desc')
        .execute(),
    ),
    handle(calls.organization.endOwnSession, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const ended = await trx
          .deleteFrom('login_session')
          .where('id', '=', id)
          .where('account_id', '=', context.caller.id)
          .executeTakeFirst();
        if (ended.numDeletedRows === 0n) throw new GongdiError('notFound');
        const event = { action: 'end_session' as const, subject: 'account', subject_id: context.caller.id };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(calls.organization.changePassword, async ({ body: { old_password, new_password } }, context) => {
      const { caller } = context;
      // The same limit as at the login: an open console gives no further guesses of the old password.
      const guess = await guesses.begin(caller.user_name.toLowerCase(), context.ip, true);
      const known = await db
        .selectFrom('account')
        .select(['id', 'nickname', 'org_id', 'password_hash'])
        .where('id', '=', caller.id)
        .executeTakeFirstOrThrow();
      if (!(await passwordMatches(known.password_hash, old_password))) {
        await noteFailure(db, context, known, caller.user_name, LOGIN_RESULTS.wrong);
        throw refuseField(context, 'old_password', 'wrongPassword');
      }
      await guess.right();
      if (await passwordMatches(known.password_hash, new_password))
        throw refuseField(context, 'new_password', 'samePassword');
      checkNewPassword(setting, new_password, 'new_password', context.lang);
      const password_hash = await hashPassword(new_password, ports.passwordCost);
      return transaction(db, async (trx) => {
        const changed = await trx
          .updateTable('account')
          .set({ password_hash, updated_at: new Date(context.now).toISOString(), updated_by: caller.id })
          .where('id', '=', caller.id)
          // Refuses the change if the password was changed meanwhile.
          .where('password_hash', '=', known.password_hash)
          .executeTakeFirst();
        if (changed.numUpdatedRows === 0n) throw new GongdiError('conflict');
        const ended_sessions = await endOtherSessions(trx, caller.id, caller.session.id, context.now);
        const event = { action: 'password' as const, subject: 'account', subject_id: caller.id };
        await recordAudit(trx, context, actorOf(caller), event);
        return { ended_sessions };
      });
    }),
  ];
}
