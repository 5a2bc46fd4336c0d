import { calls } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { JWTPayload } from 'jose';
import { createHash } from 'node:crypto';
import { hasUserName, isShutOut, letIn, revokeSessions } from '../../../accounts/index.ts';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import { isValue, transaction, type Db } from '../../../store/index.ts';
import type { EntryDeps } from './by-code.ts';
import type { PhoneOwner } from './code-check.ts';
import { claimsReader } from './sign-on/claims.ts';
import type { SignOn } from './sign-on/config.ts';
import { addNewcomer } from './sign-on/newcomers.ts';
import { entryLabel } from './text/index.ts';

/** What a token that ends sessions says (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

type Claims = JWTPayload & { sub: string };

/**
 * Handlers for users whom another system has identified by a JSON Web Token with `sub`, `iat`, `exp` and `jti`: one
 * opens a session, the other ends all sessions of the user. Each token is accepted once, within ten minutes of its
 * issue, and for one of the two.
 */
export function thirdPartyHandlers(
  { db, ports, setting }: Pick<EntryDeps, 'db' | 'ports' | 'setting'>,
  signOn: SignOn | undefined,
): Handler[] {
  const read = signOn && claimsReader(signOn);
  const claimsOf = async (token: string, now: number): Promise<Claims> => {
    if (!read) throw new GongdiError('unavailable', { label: entryLabel('noSso') });
    const claims = await read(token, now);
    const { sub, jti, exp } = claims;
    if (!sub || !jti || !exp) throw new GongdiError('badRequest', { label: entryLabel('incomplete') });
    const first = await db
      .insertInto('sso_token')
      .values({ jti_hash: createHash('sha256').update(jti).digest(), expires_at: new Date(exp * 1000).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
    return { ...claims, sub };
  };

  return [
    handlePublic(calls.entry.thirdPartyLogin, async ({ body: { token } }, context) => {
      const claims = await claimsOf(token, context.now);
      if (claims['events'] !== undefined) throw new GongdiError('loginRefused', { label: entryLabel('badToken') });
      const { newcomers } = signOn!;
      let account = await accountOf(db, claims.sub, signOn!);
      if (!account && newcomers) {
        await addNewcomer({ db, ports }, claims, { ...signOn!, newcomers }, context);
        account = await accountOf(db, claims.sub, signOn!);
      }
      if (!account) throw new GongdiError('loginRefused', { label: entryLabel('unknownUser') });
      if (await isShutOut(db, account)) throw new GongdiError('userDisabled');
      return letIn({ db, ports, setting }, account, context);
    }),
    handlePublic(calls.entry.thirdPartyLogout, async ({ body: { token } }, context) => {
      const claims = await claimsOf(token, context.now);
      const { events } = claims;
      if (typeof events !== 'object' || events === null || !(LOGOUT_EVENT in events))
        throw new GongdiError('badRequest', { label: entryLabel('noLogout') });
      const account = await accountOf(db, claims.sub, signOn!);
      // An unknown user has no sessions, so what was asked for holds.
      if (account)
        await transaction(db, async (trx) => {
          await revokeSessions(trx, account.id, context.now);
          const event = { action: 'logout' as const, subject: 'account', subject_id: account.id };
          await recordAudit(trx, context, actorOf(account), event);
        });
      return null;
    }),
  ];
}

/** @returns undefined if no account matches `sub`, or more than one */
async function accountOf(db: Db, sub: string, { subject = 'user_name' }: SignOn): Promise<PhoneOwner | undefined> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nickname', 'org_id', 'ent_type', 'disabled'])
    .where((eb) => (subject === 'user_name' ? hasUserName(sub)(eb) : isValue(db, 'account', 'phone_number', sub)))
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}
