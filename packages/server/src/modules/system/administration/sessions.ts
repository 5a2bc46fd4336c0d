import { calls, resourceCalls } from '@gongdi/api';
import { GongdiError, onlineuser } from '@gongdi/domain';
import { sql } from 'kysely';
import {
  accountTables,
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
import { organisationsBelow, resourceRepository, transaction } from '../../../store/index.ts';
import { checkNotMightier } from './rights.ts';
import { refuseField } from './text/index.ts';
import type { AdministrationDeps } from './users.ts';

/** Sessions that are alive, one's own and those of others, and one's own password. */
export function sessionHandlers({ db, pool, ports, setting }: AdministrationDeps): Handler[] {
  const guesses = passwordGuesses(pool, setting);
  return [
    handle(resourceCalls(onlineuser).delete!, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const before = await resourceRepository(trx, onlineuser).get(accessOf(context), id);
        const { rows } = await sql<{ account_id: string }>`select s.account_id from login_session s
          join account a on a.id = s.account_id where s.id = ${id}
          and a.org_id in (${organisationsBelow(context.caller.scope.write)})`.execute(trx);
        if (!rows[0]) throw new GongdiError('permission');
        await checkNotMightier(trx, context.caller, rows[0].account_id);
        await revokeSession(trx, id, context.now);
        const event = {
          action: 'end_session' as const,
          subject: onlineuser.name,
          subject_id: rows[0].account_id,
          before,
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return null;
      }),
    ),
    handle(calls.organization.ownSessions, async (_, { caller, now }) => {
      const { rows } = await sql<{ id: string; ip: string; login_at: string; seen_at: string; current: boolean }>`
        select s.id, s.ip, s.created_at as login_at, s.seen_at, s.id = ${caller.session.id} as current
        from login_session s where s.account_id = ${caller.id} and ${sessionAlive(now, setting)}
        order by s.seen_at desc`.execute(db);
      return rows;
    }),
    handle(calls.organization.endOwnSession, ({ params: { id } }, context) =>
      transaction(db, async (trx) => {
        const ended = await accountTables(trx)
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
      // Whoever sits at somebody's open console guesses no more than whoever stands at the login.
      const guess = await guesses.begin(caller.user_name.toLowerCase(), context.ip, true);
      const known = await accountTables(db)
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
        const changed = await accountTables(trx)
          .updateTable('account')
          .set({ password_hash, updated_at: new Date(context.now).toISOString(), updated_by: caller.id })
          .where('id', '=', caller.id)
          // Somebody else may have changed it meanwhile.
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
